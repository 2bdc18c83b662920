import { posts } from '@agency/mocks/fixtures/posts';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { entryIcons } from '../primitives/entryIcons';
import { EntryArticle } from './EntryArticle';

const retry = fn();

const meta = {
  title: 'Site/Entries/EntryArticle',
  component: EntryArticle,
  args: {
    id: posts.ordinary.id,
    picture: posts.ordinary.image_url,
    pictureIcon: entryIcons.image,
    text: posts.ordinary.content,
    tags: posts.ordinary.tags,
  },
} satisfies Meta<typeof EntryArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};
export const OnPage: Story = { args: { width: 'page' } };

/** Without a picture, while its text is being read, and when that has failed. */
export const Missing: Story = {
  args: { picture: null },
  render: inEach(EntryArticle, [
    {},
    { text: undefined },
    { text: undefined, failure: 'This post could not be loaded.', onRetry: retry },
  ]),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
