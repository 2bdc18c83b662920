import { allPosts, manyPosts } from '@agency/mocks/fixtures/posts';
import { fitsWidth } from '@agency/stories/formSteps';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArchiveLinks } from './ArchiveLinks';

const meta = {
  title: 'Sections/ArchiveLinks',
  component: ArchiveLinks,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { pager: 'Archive', newer: 'Newer posts', older: 'Older posts', all: 'Blog' },
    entries: manyPosts(8),
    hrefFor: ({ id }) => `/blog/${id}`,
    newerHref: '/blog/archive/3',
    olderHref: '/blog/archive/1',
    listHref: '/blog',
  },
} satisfies Meta<typeof ArchiveLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    const nav = canvas.getByRole('navigation', { name: 'Archive' });
    const hrefs = [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/blog/archive/3', '/blog/archive/1', '/blog']);
  },
};
export const Newest: Story = { args: { newerHref: undefined } };
export const Oldest: Story = { args: { olderHref: undefined } };

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

/** Long words, Tamil, and a date that cannot be read. */
export const OnPhone: Story = {
  args: { entries: allPosts },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
