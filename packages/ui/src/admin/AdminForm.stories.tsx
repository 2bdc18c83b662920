import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import { dropFiles } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { AdminForm, type AdminFormProps, FieldPair } from './AdminForm';
import { MarkdownArea } from './MarkdownArea';
import type { RenderPictureInput } from './PictureField';

const onSubmit = fn<AdminFormProps['form']['onSubmit']>((event) => event.preventDefault());
const form = { busy: false, errorCount: 0, onSubmit };

const meta = {
  title: 'Panel/Editor/AdminForm',
  tags: ['panel'],
  component: AdminForm,
  args: {
    noun: 'Post',
    mode: 'create',
    onCancel: fn(),
    form,
    children: (
      <>
        <FieldPair>
          <TextField label="Title" name="title" />
          <TextField label="Slug (URL)" name="slug" />
        </FieldPair>
        <TextField label="Image URL (Optional)" name="image" type="url" />
      </>
    ),
  },
} satisfies Meta<typeof AdminForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** The buttons stay in view while the fields scroll, and the number of errors is announced. */
export const LongerThanTheScreen: Story = {
  args: {
    form: { ...form, errorCount: 2 },
    children: Array.from({ length: 20 }, (_, index) => (
      <TextField key={`field ${index + 1}`} label={`Field ${index + 1}`} />
    )),
  },
  decorators: [inBox({ height: '20rem', overflowY: 'auto', padding: '2rem' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 fields need a correction');
    const submit = canvas.getByRole('button', { name: 'Create Post' });
    const frame = submit.closest('div[style]');
    const lowerEdge = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    for (const field of ['Field 1', 'Field 10', 'Field 20']) {
      canvas.getByLabelText(field).focus();
      await expect(lowerEdge(submit)).toBeLessThanOrEqual(lowerEdge(frame));
      await expect(lowerEdge(canvas.getByLabelText(field))).toBeLessThanOrEqual(
        submit.getBoundingClientRect().top,
      );
    }
  },
};

/** The tools of a text that is farther down pass below the buttons. */
export const AboveTools: Story = {
  parameters: { chromatic: noPicture },
  args: { children: <MarkdownArea label="Content" most={200} /> },
  decorators: [inBox({ height: '8rem', overflowY: 'auto' })],
  play: async ({ canvas }) => {
    canvas.getByRole('toolbar').scrollIntoView({ block: 'end' });
    const submit = canvas.getByRole('button', { name: 'Create Post' });
    const { x, y } = submit.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 9, y + 9)).toBe(submit);
  },
};

/** It is sent once a picture that is on its way is there, unless that was put aside; one that fails brings it back. */
export const WithAnUpload: Story = {
  parameters: { chromatic: noPicture },
  args: {
    restored: true,
    children: (
      <>
        <div data-testid="picture" data-upload="sending" />
        <fieldset data-aside>
          <div data-upload="sending" />
        </fieldset>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Restored, not saved yet');
    const upload = canvas.getByTestId('picture').dataset;
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await press();
    upload.upload = 'failed';
    await canvas.findByRole('button', { name: 'Create Post' });
    upload.upload = 'preparing';
    await press();
    upload.upload = 'sending';
    await canvas.findByRole('button', { name: 'Uploading...' });
    await expect(onSubmit).not.toHaveBeenCalled();
    upload.upload = 'done';
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await canvas.findByRole('button', { name: 'Create Post' });
  },
};

const inText: RenderPictureInput = ({ file, url, onUrl, onChoose }) => (
  <div data-upload={file ? file.type || 'sending' : 'done'}>
    <button type="button" onClick={() => onUrl(`https://a.in/${file?.name}`)}>
      {`Arrive ${file?.name ?? url}`}
    </button>
    {['failed', 'sending'].map((type) => (
      <button
        key={type}
        type="button"
        onClick={() => onChoose({ file: new File([], 'a', { type }) })}
      >
        {`${type} ${file?.name ?? url}`}
      </button>
    ))}
  </div>
);

/** Pictures that wait to be put into the text are there once when it is sent; one that fails is asked for again. */
export const WithPicturesForTheText: Story = {
  parameters: { chromatic: noPicture },
  args: { children: <MarkdownArea label="Content" most={200} pictureInput={inText} /> },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
    const drop = async (name: string) => {
      dropFiles(area, new File([], name));
      await canvas.findByText(`Arrive ${name}`);
    };
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const hear = (name: string) => fireEvent.click(canvas.getByText(name));
    await drop('a');
    await press('Insert picture');
    await press('Create Post');
    await hear('failed a');
    await canvas.findByRole('button', { name: 'Create Post' });
    await expect(canvas.getByRole('group', { name: 'Image' })).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await hear('sending a');
    await drop('b');
    await press('Create Post');
    await drop('c');
    for (const name of ['Arrive a', 'Arrive c', 'Arrive b']) await hear(name);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(area.value.match(/!\[\]\[picture-\d\]/g)).toEqual([
      '![][picture-1]',
      '![][picture-2]',
      '![][picture-3]',
    ]);
  },
};

const withPreview = { preview: <Text>What visitors would see.</Text> };

/** Beside the fields where there is room for both, until it is hidden. */
export const Previewing: Story = {
  args: withPreview,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide preview' }));
    await expect(canvas.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  },
};

/** Stands for Chromium's, which hears of Android's Back. */
class FakeWatcher {
  static last: FakeWatcher | undefined;
  onclose: (() => void) | undefined;
  constructor() {
    FakeWatcher.last = this;
  }
  destroy() {
    FakeWatcher.last = undefined;
  }
}

/**
 * In the place of the fields on a phone; they keep what is written and where they were scrolled to. Back and Escape
 * close it alone. Saving shows the fields: one of them may be refused, and then has the focus.
 */
export const PreviewingOnPhone: Story = {
  args: withPreview,
  decorators: [
    (Story) => (
      <section aria-label="Dialog" style={{ height: '14rem', overflowY: 'auto' }}>
        <Story />
      </section>
    ),
  ],
  beforeEach: () => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: unknown };
    Object.assign(globalThis, { CloseWatcher: FakeWatcher });
    return () => void Object.assign(globalThis, { CloseWatcher });
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText('Title');
    const dialog = canvas.getByRole('region', { name: 'Dialog' });
    await userEvent.type(title, 'Pongal{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Slug (URL)')).toHaveFocus();
    canvas.getByRole('button', { name: 'Preview' }).focus();
    const { scrollTop } = dialog;
    await expect(scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(title).not.toBeVisible();
    FakeWatcher.last?.onclose?.();
    await waitFor(() => expect(title).toBeVisible());
    await expect(dialog.scrollTop).toBe(scrollTop);
    await expect(FakeWatcher.last).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await userEvent.keyboard('{Escape}');
    await expect(title).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide preview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toBeVisible();
    await expect(title).toHaveValue('Pongal');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(title).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  },
};
