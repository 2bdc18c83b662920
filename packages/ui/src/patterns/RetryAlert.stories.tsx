import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RetryAlert } from './RetryAlert';

const meta = {
  title: 'Site/Page/RetryAlert',
  component: RetryAlert,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {
    text: 'This page could not be loaded. Check your connection and try again.',
    onRetry: fn(),
  },
  decorators: [inBox({ height: '15rem' })],
} satisfies Meta<typeof RetryAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Texts: Story = {
  args: { text: `${tamilTitle} ${longWord.slice(2400, 2700)}` },
  globals: { viewport: { value: 'smallPhone' } },
};
