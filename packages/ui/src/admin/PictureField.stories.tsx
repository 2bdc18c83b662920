import { pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture, withDark } from '@agency/stories/modes';
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
  title: 'Panel/Pictures/PictureField',
  tags: ['panel', '!stable', 'new'],
  component: PictureField,
  args: { url: '', onUrl: fn(), ...withState({ status: 'idle' }) },
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

/** A file comes by the button, by a drop anywhere in the form, and from the clipboard. */
export const Empty: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const content = canvas.getByLabelText('Content');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No field for files');
    await step('the button opens the browser’s own dialog for files', async () => {
      await expect(input).not.toBeVisible();
      await expect(input.accept).not.toContain('svg');
      const opened = fn((event: Event) => event.preventDefault());
      input.addEventListener('click', opened, { once: true });
      await userEvent.click(content);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(opened).toHaveBeenCalledOnce();
      await userEvent.upload(input, silk());
      await expect(actions.onFile).toHaveBeenCalledTimes(1);
      await expect(actions.onFile.mock.calls[0]?.[0].name).toBe('silk.jpg');
    });
    await step('a drop does not replace the page by the file', async () => {
      const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf() };
      const event = new DragEvent('drop', drop);
      content.dispatchEvent(event);
      await expect(actions.onFile).toHaveBeenCalledTimes(2);
      await expect(event.defaultPrevented).toBe(true);
    });
    await step('a pasted picture, but not one that comes along with a text', async () => {
      const paste = (clipboardData: DataTransfer) => {
        const init = { bubbles: true, cancelable: true, clipboardData };
        const event = new ClipboardEvent('paste', init);
        content.dispatchEvent(event);
        return event.defaultPrevented;
      };
      await expect(paste(transferOf('From a text processor'))).toBe(false);
      await expect(actions.onFile).toHaveBeenCalledTimes(2);
      await expect(paste(transferOf())).toBe(true);
      await expect(actions.onFile).toHaveBeenCalledTimes(3);
    });
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

export const Preparing: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: withState({ status: 'preparing' }),
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
};

export const Done: Story = {
  tags: ['photographs'],
  args: { url: pictures.shopFront, ...withState({ status: 'done' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The picture is uploaded/);
    await waitFor(() => expect(canvas.getByText(/^\d+ × \d+ px$/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  },
};

/** What the picture shows becomes a part of its URL, in any script. */
export const Described: Story = {
  parameters: { chromatic: noPicture },
  args: { url: pictures.shopFront },
  render: function Kept(args) {
    const [url, setUrl] = useState(args.url);
    const onUrl = (next: string) => {
      args.onUrl(next);
      setUrl(next);
    };
    return <PictureField {...args} url={url} onUrl={onUrl} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('What the picture shows (Optional)');
    await userEvent.click(field);
    await userEvent.paste('ஒரு கடை & 100% 🌾 ');
    await expect(field).toHaveValue('ஒரு கடை & 100% 🌾 ');
    const alt = new URLSearchParams({ alt: 'ஒரு கடை & 100% 🌾 ' });
    await expect(args.onUrl).toHaveBeenLastCalledWith(`${pictures.shopFront}#${alt}`);
    await userEvent.clear(field);
    await expect(args.onUrl).toHaveBeenLastCalledWith(pictures.shopFront);
  },
};

/** Nothing can be uploaded, and a dropped file still does not replace the page. */
export const StorageOff: Story = {
  tags: ['photographs'],
  args: { url: pictures.shopFront, upload: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^\d+ × \d+ px$/)).toBeVisible());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf() };
    const event = new DragEvent('drop', drop);
    canvas.getByRole('form').dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
  },
};
