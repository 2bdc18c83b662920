import { site } from '@agency/mocks/fixtures/site';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Band } from '../sections/Band';
import { StatCounter } from './StatCounter';

const meta = {
  title: 'Site/Bands/StatCounter',
  component: StatCounter,
  parameters: { layout: 'fullscreen' },
  args: site.counters[0],
  decorators: (Story) => (
    <Band surface="bold">
      <Story />
    </Band>
  ),
} satisfies Meta<typeof StatCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

const running = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('p > [aria-hidden="true"]');

/** Screen readers get the final figure, none of those that are counted through. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Projects').closest('p')).toHaveTextContent(/440\+ Projects$/);
    await waitFor(() => expect(running(canvasElement)).toHaveTextContent(/^440\+$/));
  },
};

export const Texts: Story = {
  render: inEach(StatCounter, [
    { value: 99, suffix: '%', label: 'Satisfaction', duration: 180 },
    { label: 'Projects completed for families, farms, clinics and schools of the region' },
    { label: 'திட்டங்கள்' },
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(running(canvasElement)).toHaveTextContent(/^99%$/));
  },
};
