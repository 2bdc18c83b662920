import { site } from '@agency/mocks/fixtures/site';
import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidth, everyWidthAndForcedColors } from '@agency/stories/chromaticModes';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatusScreen } from './StatusScreen';

const meta = {
  title: 'Site/States/StatusScreen',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Oops! Page not found', seed: '404', home: site.home },
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button and the links are on the first screen. */
export const NotFound: Story = {
  args: { more: site.nav.slice(2, 4) },
  parameters: { chromatic: everyWidthAndForcedColors },
};

/** An error of the application. Without a layout around it, it is the page's main content, named by its title. */
export const Failed: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    title: 'Unexpected Application Error!',
    detail: 'Failed to fetch',
    seed: undefined,
    onRetry: fn(),
    as: 'main',
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('main', { name: context.args.title })).toBeVisible();
    await offersRetry('Failed to fetch')(context);
  },
};

export const Texts: Story = {
  args: {
    title: `${tamilTitle} ${longTitle}`,
    seed: 'here',
    detail: longWord.slice(2200, 2800),
  },
  globals: { viewport: { value: 'smallPhone' } },
};

export const WithList: Story = {
  args: { title: `${tamilTitle} ${longTitle}`, list: { href: '/blog', label: 'All posts' } },
  globals: { viewport: { value: 'smallPhone' } },
};
