import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntryPager } from './EntryPager';

const meta = {
  title: 'Sections/EntryPager',
  component: EntryPager,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { pager: 'More posts', next: 'Read next', previous: 'Previous', all: 'All posts' },
    listHref: '/blog',
    next: { id: 'post-2', href: '/blog/replies', title: 'Six saved replies for a busy rice mill' },
    previous: { id: 'post-3', href: '/blog/prices', title: 'The three prices of a website' },
  },
} satisfies Meta<typeof EntryPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'More posts' })).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/blog/replies', '/blog/prices', '/blog']);
  },
};
export const Last: Story = { args: { next: undefined } };
export const First: Story = { args: { previous: undefined } };
export const Alone: Story = { args: { next: undefined, previous: undefined } };
export const Tamil: Story = {
  args: { next: { id: 'post-4', href: '/blog/tamil', title: tamilTitle } },
};
export const LongWords: Story = {
  args: {
    next: { id: 'post-5', href: '/blog/a', title: longWord },
    previous: { id: 'post-6', href: '/blog/b', title: longWord },
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
