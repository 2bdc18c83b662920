import { pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UploadedPicturePicker } from './UploadedPicturePicker';

const stored = Object.entries(pictures).map(([id, url]) => ({
  id,
  url,
  created_at: '2024-03-20T16:40:00+00:00',
  uses: id === 'shopFront' ? [{ title: 'Have your Pongal page ready' }] : [],
}));

const meta = {
  title: 'Panel/Pictures/UploadedPicturePicker',
  component: UploadedPicturePicker,
  tags: ['panel'],
  args: {
    pictures: { status: 'ready', data: stored },
    onOpen: fn(),
    onRetry: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof UploadedPicturePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture is named after what shows it. Choosing one closes the list. */
export const Ready: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByText('Choose one uploaded before');
    await userEvent.click(summary);
    await expect(args.onOpen).toHaveBeenCalled();
    const shown = await canvas.findByRole('button', { name: 'Have your Pongal page ready' });
    await userEvent.click(shown);
    await expect(args.onChoose).toHaveBeenCalledWith(pictures.shopFront);
    await expect(shown).not.toBeVisible();
    await userEvent.click(summary);
  },
};

export const Loading: Story = {
  parameters: { chromatic: noPicture },
  args: { pictures: { status: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose one uploaded before'));
    await expect(canvas.getByText('Loading pictures...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { chromatic: noPicture },
  args: { pictures: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { pictures: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose one uploaded before'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
