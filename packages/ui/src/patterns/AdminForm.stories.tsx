import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '../primitives/TextField';
import { AdminForm, FieldPair } from './AdminForm';

const meta = {
  title: 'Patterns/AdminForm',
  component: AdminForm,
  args: {
    submitLabel: 'Create Post',
    busy: false,
    onCancel: fn(),
    onSubmit: fn<NonNullable<ComponentProps<'form'>['onSubmit']>>((event) =>
      event.preventDefault(),
    ),
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Neither a press nor Enter in a field submits a second time. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await userEvent.type(canvas.getByLabelText('Title'), 'A title{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The pressed button keeps the focus while the request runs. */
export const FocusStays: Story = {
  parameters: { chromatic: noPicture },
  render: function Saving(args) {
    const [busy, setBusy] = useState(false);
    return (
      <AdminForm
        {...args}
        busy={busy}
        onSubmit={(event) => {
          args.onSubmit?.(event);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Create Post' });
    submit.focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(submit).toHaveAccessibleName('Saving...');
    await expect(submit).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const OwnWords: Story = {
  args: { busy: true, busyText: 'Publishing...', cancelLabel: 'Discard', submitLabel: 'Publish' },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
