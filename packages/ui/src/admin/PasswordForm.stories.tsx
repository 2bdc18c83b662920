import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { formSteps } from '@agency/stories/formSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

const meta = {
  title: 'Panel/Account/PasswordForm',
  tags: ['panel'],
  component: PasswordForm,
  args: { asksCurrent: true, onSave: fn<PasswordFormProps['onSave']>(async () => true) },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const CURRENT = 'Current password';
const NEW = 'New password';
const LONG_ENOUGH = 'நெல் வயல் 2026';

const { field, write, press, says, savedAs } = formSteps('Change password');

const change: Story['play'] = async (context) => {
  await write(context, CURRENT, 'admin-password');
  await write(context, NEW, LONG_ENOUGH);
  await press(context);
};

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    await expect(field(context, CURRENT)).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(context, NEW)).toHaveAttribute('autocomplete', 'new-password');
    await change(context);
    await savedAs(context, { current: 'admin-password', password: LONG_ENOUGH });
    await waitFor(() => expect(field(context, NEW)).toHaveValue(''));
  },
};

/** More than 72 bytes would be cut without a word. */
export const Invalid: Story = {
  play: async (context) => {
    await write(context, NEW, 'too short');
    await press(context);
    await waitFor(() => expect(field(context, CURRENT)).toHaveFocus());
    await says(context, NEW, /^Password must be at least 12 characters/);
    await context.userEvent.clear(field(context, NEW));
    await write(context, NEW, 'அ'.repeat(25));
    await says(context, NEW, /^Password is too long/);
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** What was typed stays, and the field that is wrong says so. */
export const Refused: Story = {
  parameters: { chromatic: noPicture },
  args: {
    onSave: fn<PasswordFormProps['onSave']>(async () => ({
      field: 'current',
      message: 'The current password is not right.',
    })),
  },
  play: async (context) => {
    await change(context);
    await says(context, CURRENT, 'The current password is not right.');
    await expect(context.args.onSave).toHaveBeenCalledOnce();
    await expect(field(context, CURRENT)).toHaveFocus();
    await expect(field(context, NEW)).toHaveValue(LONG_ENOUGH);
  },
};

export const Saving: Story = {
  args: { onSave: fn<PasswordFormProps['onSave']>(() => new Promise<boolean>(() => {})) },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};
