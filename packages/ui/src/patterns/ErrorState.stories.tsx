import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Site/States/ErrorState',
  component: ErrorState,
  args: { text: 'Failed to fetch blog posts.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toBeVisible();
    await offersRetry('Failed to fetch blog posts.')(context);
  },
};

/** The first is no live alert, as where a notification announces the error. */
export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(ErrorState, [
    { announced: false, text: tamilText },
    { text: 'Nothing came back 🌾' },
    { text: longWord.slice(2300, 2700) },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};
