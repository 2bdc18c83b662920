import { pictures } from '@agency/mocks/fixtures/pictures';
import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntryPager } from './EntryPager';

const meta = {
  title: 'Site/Entries/EntryPager',
  component: EntryPager,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { pager: 'More posts', next: 'Read next', previous: 'Previous', all: 'All posts' },
    listHref: '/blog',
    next: {
      id: 'post-2',
      href: '/blog/replies',
      title: 'Six saved replies for a busy rice mill',
      picture: pictures.shopFront,
    },
    previous: {
      id: 'post-3',
      href: '/blog/prices',
      title: 'The three prices of a website',
      picture: pictures.risingChart,
    },
  },
} satisfies Meta<typeof EntryPager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

/** The last one, the first one, and one alone. */
export const Ends: Story = {
  render: inEach(EntryPager, [
    { labels: { ...meta.args.labels, pager: 'The last one' }, next: undefined },
    { labels: { ...meta.args.labels, pager: 'The first one' }, previous: undefined },
    {
      labels: { ...meta.args.labels, pager: 'One alone' },
      next: undefined,
      previous: undefined,
    },
  ]),
};

export const Texts: Story = {
  args: {
    next: {
      ...meta.args.next,
      title: `${tamilTitle} ${longWord.slice(2400, 2600)}`,
      picture: null,
    },
    previous: { ...meta.args.previous, title: longWord.slice(2400, 2600), picture: null },
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'ta');
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^[^a-z]+ \S+…$/);
  },
};
