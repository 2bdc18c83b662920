import { posts } from '@agency/mocks/fixtures/posts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlighted } from '../primitives/Highlighted';
import { TagList } from './TagList';

const meta = {
  title: 'Site/Cards/TagList',
  component: TagList,
  args: { tags: posts.sixTags.tags },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All, a few, and those that a search has found; without tags there is no list. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(TagList, [
    {},
    { limit: 2 },
    { textOf: (tag) => <Highlighted text={tag} terms={['photo', 'ship']} /> },
    { tags: [] },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list', { name: 'Tags' })).toHaveLength(3);
    await expect(canvas.getByText('Photo').tagName).toBe('MARK');
  },
};

/** Each leads to the list of what has it. */
export const Links: Story = {
  parameters: { pseudo: pseudoStates('a') },
  render: inStates(TagList),
  args: { hrefFor: (tag) => `/blog?tag=${encodeURIComponent(tag)}` },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Photography' });
    await expect(link).toHaveAttribute('href', '/blog?tag=Photography');
    await expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** A row may hold the same tag twice. */
export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(TagList, [
    { tags: ['Tamil', 'Tamil'] },
    { tags: posts.tamil.tags },
    { tags: posts.emoji.tags },
    { tags: ['a'.repeat(300)] },
  ]),
};
