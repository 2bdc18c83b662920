import { allPosts, manyPosts } from '@agency/mocks/fixtures/posts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryArchive } from './EntryArchive';

const meta = {
  title: 'Site/Lists/EntryArchive',
  component: EntryArchive,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: manyPosts(8).map((post, index) => ({
      ...post,
      created_at: `${2026 - Math.floor(index / 3)}-03-05T09:00:00+00:00`,
    })),
    hrefFor: ({ id }) => `/blog/${id}`,
    list: { href: '/blog', label: 'Blog' },
  },
} satisfies Meta<typeof EntryArchive>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

/** The dates stand in one column, also beside titles that take several lines. */
export const LongTitle: Story = {
  args: { entries: allPosts },
};

/** Long words, Tamil, and a date that can't be read. */
export const OnPhone: Story = {
  args: { entries: allPosts },
  globals: { viewport: { value: 'smallPhone' } },
};
