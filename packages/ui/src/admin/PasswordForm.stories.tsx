import { noPicture, withDark } from '@agency/stories/modes';
import { fill } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

const meta = {
  title: 'Panel/Account/PasswordForm',
  tags: ['panel'],
  component: PasswordForm,
  args: { asksCurrent: true, onSave: fn<PasswordFormProps['onSave']>(async () => true) },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const LONG_ENOUGH = 'நெல் வயல் 2026';

async function change({ canvas, canvasElement, userEvent }: PlayContext) {
  const passwords = { 'Current password': 'admin-password', 'New password': LONG_ENOUGH };
  await fill(userEvent, canvasElement, passwords);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    const { args, canvas } = context;
    const current = canvas.getByLabelText('Current password');
    const next = canvas.getByLabelText('New password');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await change(context);
    await waitFor(() =>
      expect(mocked(args.onSave).mock.calls).toEqual([
        [{ current: 'admin-password', password: LONG_ENOUGH }],
      ]),
    );
    await waitFor(() => expect(next).toHaveValue(''));
  },
};

/** More than 72 bytes would be cut without a word. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'too short');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const current = canvas.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveFocus());
    await expect(canvas.getByText('Password must be at least 12 characters')).toBeVisible();
    const next = canvas.getByLabelText('New password');
    await userEvent.clear(next);
    await userEvent.type(next, 'அ'.repeat(25));
    await expect(await canvas.findByText('Password is too long')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
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
    const { args, canvas } = context;
    await change(context);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('The current password is not right.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue(LONG_ENOUGH);
  },
};

export const Saving: Story = {
  args: { onSave: fn<PasswordFormProps['onSave']>(() => new Promise<boolean>(() => {})) },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const WithoutCurrent: Story = {
  args: { asksCurrent: false, submitLabel: 'Set password' },
};
