import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { dropFiles } from '@agency/stories/storySteps';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PictureField, PicturePreview } from './PictureField';
import type { PictureUpload } from './pictureUploadWords';

const actions = { onFile: fn(), onCancel: fn(), onRetry: fn() };
const withState = (state: PictureUpload) => ({ upload: { ...actions, state } });
const silk = () => new File(['silk'], 'silk.jpg', { type: 'image/jpeg' });

/** A file as a drag or the clipboard hands it over. */
function transferOf(text?: string): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(silk());
  if (text !== undefined) transfer.setData('text/plain', text);
  return transfer;
}

const inForm: Decorator = (Story) => (
  <form aria-label="Post">
    <textarea aria-label="Content" />
    <Story />
  </form>
);

const meta = {
  title: 'Panel/Pictures/PictureField',
  tags: ['panel', '!stable', 'new'],
  component: PictureField,
  args: { url: '', alt: '', onAlt: fn(), ...withState({ status: 'idle' }) },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file comes by the button, by a drop anywhere in the form, and from the clipboard. */
export const Empty: Story = {
  decorators: [inForm],
  parameters: { chromatic: withDark },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const content = canvas.getByLabelText('Content');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No field for files');
    await step('the button opens the browser’s own dialog for files', async () => {
      await expect(input.accept).not.toContain('svg');
      const opened = fn((event: Event) => event.preventDefault());
      input.addEventListener('click', opened, { once: true });
      await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture' }));
      await expect(opened).toHaveBeenCalledOnce();
      await userEvent.upload(input, silk());
      await expect(actions.onFile).toHaveBeenCalledTimes(1);
    });
    await step('a drop does not replace the page by the file', async () => {
      await expect(dropFiles(content, silk()).defaultPrevented).toBe(true);
      await expect(actions.onFile).toHaveBeenCalledTimes(2);
    });
    await step('one of several, which is said', async () => {
      dropFiles(content, silk(), silk());
      await expect(await canvas.findByText(/^There is room for one picture/)).toBeVisible();
      await expect(actions.onFile).toHaveBeenCalledTimes(3);
    });
    await step('a pasted picture, but not one that comes along with a text', async () => {
      const paste = (clipboardData: DataTransfer) => {
        const init = { bubbles: true, cancelable: true, clipboardData };
        const event = new ClipboardEvent('paste', init);
        content.dispatchEvent(event);
        return event.defaultPrevented;
      };
      await expect(paste(transferOf('From a text processor'))).toBe(false);
      await expect(actions.onFile).toHaveBeenCalledTimes(3);
      await expect(paste(transferOf())).toBe(true);
      await expect(actions.onFile).toHaveBeenCalledTimes(4);
      await waitFor(() => expect(canvas.queryByText(/^There is room for one/)).toBeNull());
    });
  },
};

export const DraggedOver: Story = {
  decorators: [inForm],
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

/**
 * Made smaller, sent, failed with and without another attempt, uploaded, and where none can be stored.
 * A button that leaves when it is pressed hands on the focus.
 */
export const States: Story = {
  decorators: [inForm],
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(PictureField, [
    withState({ status: 'preparing' }),
    withState({ status: 'sending', done: 0.4 }),
    withState({ status: 'failed', message: 'The picture could not be uploaded.', again: true }),
    withState({ status: 'failed', message: 'This file is not a picture.', again: false }),
    { url: pictures.shopFront, ...withState({ status: 'done' }) },
    { url: pictures.shopFront, upload: undefined },
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
    const [, sending, failed] = canvas.getAllByRole('button', { name: 'Choose a picture' });
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Cancel the upload' })[1] as Element,
    );
    await expect(actions.onCancel).toHaveBeenCalledOnce();
    await expect(sending).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(actions.onRetry).toHaveBeenCalledOnce();
    await expect(failed).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByText(/^\d+ × \d+ px$/)).toHaveLength(2));
  },
};

/** What a picture shows is written as soon as it is chosen, but not while the entry waits for it to be saved. */
export const Chosen: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => {
    const [state, setState] = useState<PictureUpload>({ status: 'idle' });
    return (
      <>
        <button
          type="button"
          onClick={() => setState({ status: state.status === 'idle' ? 'preparing' : 'done' })}
        >
          Save
        </button>
        <PictureField {...args} upload={{ ...actions, state }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    button.ariaBusy = 'true';
    await userEvent.click(button);
    const shows = await canvas.findByLabelText('What the picture shows (Optional)');
    await expect(button).toHaveFocus();
    button.ariaBusy = null;
    await userEvent.click(button);
    await expect(shows).toHaveFocus();
  },
};

/** What can't be a picture of the web is not looked at: the field says what is wrong with it. */
export const NoUrl: Story = {
  parameters: { chromatic: noPicture },
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
};

export const Broken: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: () => <PicturePreview url={brokenPicture} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^No picture loads from this address/);
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
};
