import { allPosts, manyPosts } from '@agency/mocks/fixtures/posts';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArchiveLinks } from './ArchiveLinks';

const meta = {
  title: 'Site/Lists/ArchiveLinks',
  component: ArchiveLinks,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: manyPosts(8).map((post, index) => ({
      ...post,
      created_at: `${2026 - Math.floor(index / 3)}-03-05T09:00:00+00:00`,
    })),
    hrefFor: ({ id }) => `/blog/${id}`,
    list: { href: '/blog', label: 'Blog' },
  },
} satisfies Meta<typeof ArchiveLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    const years = canvas.getAllByRole('heading', { level: 2 });
    await expect(years.map(({ textContent }) => textContent)).toEqual(['2026', '2025', '2024']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  },
};

/** The dates stand in one column, also beside titles that take several lines. */
export const LongTitle: Story = {
  args: { entries: allPosts },
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    const dates = canvas
      .getAllByRole('listitem')
      .map((item) => [item, item.querySelector('time')] as const)
      .map(
        ([item, date]) =>
          date && item.getBoundingClientRect().right - date.getBoundingClientRect().right,
      )
      .filter((gap) => gap !== null);
    await expect(dates.length).toBeGreaterThan(1);
    for (const gap of dates) await expect(gap).toBeCloseTo(0, 0);
  },
};

/** Long words, Tamil, and a date that can't be read. */
export const OnPhone: Story = {
  args: { entries: allPosts },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
