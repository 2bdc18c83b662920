import { everyWidthAndForcedColors } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { AdminLogin } from './AdminLogin';
import type { LoginFormProps } from './LoginForm';

const meta = {
  title: 'Panel/Account/AdminLogin',
  tags: ['panel'],
  component: AdminLogin,
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn<LoginFormProps['onSignIn']>(async () => {}) },
} satisfies Meta<typeof AdminLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'admin-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(mocked(args.onSignIn).mock.calls[0]?.[0]).toStrictEqual({
      email: 'admin@example.com',
      password: 'admin-password',
    });
  },
};

/** The password was right, and the account has a second factor. */
export const Code: Story = {
  args: { code: { onVerify: fn(async () => {}), onCancel: fn() } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    await fitsWidth({ canvasElement });
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(args.code?.onVerify).toHaveBeenCalledWith('123456'));
  },
};

export const Recovery: Story = {
  args: { recovery: { onSend: fn(async () => true), onBack: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgotten password');
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
};

export const NewPassword: Story = {
  args: { newPassword: { onSave: fn(async () => true) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New password');
    await expect(canvas.getByLabelText('New password')).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).not.toBeInTheDocument();
  },
};
