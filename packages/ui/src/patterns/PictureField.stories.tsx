import { pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PictureField, type PictureUpload } from './PictureField';

const actions = { onFile: fn(), onCancel: fn(), onRetry: fn() };
const withState = (state: PictureUpload) => ({ upload: { ...actions, state } });
const silk = () => new File(['silk'], 'silk.jpg', { type: 'image/jpeg' });

/** Files as a drop or the clipboard hands them over. */
function transferOf(text?: string): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(silk());
  if (text !== undefined) transfer.setData('text/plain', text);
  return transfer;
}

const meta = {
  title: 'Patterns/PictureField',
  component: PictureField,
  args: { address: '', onAddress: fn(), ...withState({ status: 'idle' }) },
  decorators: [
    (Story) => (
      <form aria-label="Post">
        <textarea aria-label="Content" />
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No field for files');
    await expect(input).not.toBeVisible();
    await expect(input.accept).not.toContain('svg');
    await userEvent.upload(input, silk());
    await expect(actions.onFile).toHaveBeenCalledOnce();
    await expect(actions.onFile.mock.calls[0]?.[0].name).toBe('silk.jpg');
  },
};

/** The button opens the browser's own dialog for files, by a press and by keys. */
export const WithKeyboard: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    const drag = { bubbles: true, cancelable: true, dataTransfer: transferOf() };
    form.dispatchEvent(new DragEvent('dragenter', drag));
    await canvas.findByText('Let go to upload it.');
    // Over a child of the form, files are still over the form.
    const relatedTarget = canvas.getByLabelText('Content');
    form.dispatchEvent(new DragEvent('dragleave', { ...drag, relatedTarget }));
    await expect(canvas.getByText('Let go to upload it.')).toBeVisible();
  },
};

/** Anywhere in the form; the browser does not show the file in place of the page. */
export const Dropped: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf() };
    const event = new DragEvent('drop', drop);
    canvas.getByLabelText('Content').dispatchEvent(event);
    await expect(actions.onFile).toHaveBeenCalledOnce();
    await expect(event.defaultPrevented).toBe(true);
  },
};

/** A picture is taken, but not the one that comes along with a text. */
export const Pasted: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    const paste = (clipboardData: DataTransfer) => {
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
      canvas.getByLabelText('Content').dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(paste(transferOf('From a text processor'))).toBe(false);
    await expect(actions.onFile).not.toHaveBeenCalled();
    await expect(paste(transferOf())).toBe(true);
    await expect(actions.onFile).toHaveBeenCalledOnce();
  },
};

export const Preparing: Story = {
  args: withState({ status: 'preparing' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Making the picture smaller...');
    await expect(canvas.getByRole('button', { name: 'Cancel the upload' })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: withState({ status: 'sending', done: 0.4 }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute(
      'value',
      '0.4',
    );
    await canvas.findByText('Uploading...');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload' }));
    await expect(actions.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  },
};

/** Offline, or without an answer: what was sent may be there, and another attempt is harmless. */
export const Offline: Story = {
  args: withState({
    status: 'failed',
    message: 'The picture could not be uploaded. Please check your connection and try again.',
    again: true,
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^The picture could not be uploaded/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(actions.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  },
};

/** Another attempt would fail as well. */
export const NoPicture: Story = {
  args: withState({ status: 'failed', message: 'This file is not a picture.', again: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('This file is not a picture.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};

export const Done: Story = {
  tags: ['photographs'],
  args: { address: pictures.shopFront, ...withState({ status: 'done' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The picture is uploaded/);
    await waitFor(() => expect(canvas.getByText(/^\d+ × \d+ px$/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  },
};

/** What the picture shows becomes a part of its address, in any script. */
export const Described: Story = {
  parameters: { chromatic: noPicture },
  args: { address: pictures.shopFront },
  render: function Kept(args) {
    const [address, setAddress] = useState(args.address);
    const onAddress = (next: string) => {
      args.onAddress(next);
      setAddress(next);
    };
    return <PictureField {...args} address={address} onAddress={onAddress} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('What the picture shows (Optional)');
    await userEvent.click(field);
    await userEvent.paste('ஒரு கடை & 100% 🌾 ');
    await expect(field).toHaveValue('ஒரு கடை & 100% 🌾 ');
    const alt = new URLSearchParams({ alt: 'ஒரு கடை & 100% 🌾 ' });
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${pictures.shopFront}#${alt}`);
    await userEvent.clear(field);
    await expect(args.onAddress).toHaveBeenLastCalledWith(pictures.shopFront);
  },
};

/** Nothing can be uploaded, and a dropped file still does not replace the page. */
export const StorageOff: Story = {
  tags: ['photographs'],
  args: { address: pictures.shopFront, upload: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^\d+ × \d+ px$/)).toBeVisible());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf() };
    const event = new DragEvent('drop', drop);
    canvas.getByRole('form').dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
  },
};

export const OnPhone: Story = {
  args: withState({ status: 'sending', done: 0.7 }),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Uploading...');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
