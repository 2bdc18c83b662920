import { site } from '@agency/mocks/fixtures/site';
import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stats } from './Stats';

const meta = {
  title: 'Site/Bands/Stats',
  component: Stats,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Proven Track Record',
    counters: site.counters,
    figures: [
      { value: '600+', label: 'Clients' },
      { value: '12+', label: 'International Clients' },
    ],
  },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

const runningIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('p > [aria-hidden="true"]')].map(
    ({ textContent }) => textContent,
  );

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(runningIn(canvasElement)).toEqual(['440+', '15+', '99%']));
  },
};
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: { title: tamilTitle, figures: [] },
  globals: { viewport: { value: 'smallPhone' } },
};
