import { everyWidthAndForcedColors, noPicture, withDark } from '@agency/stories/chromaticModes';
import { formSteps } from '@agency/stories/formSteps';
import { fill } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../primitives/Text';
import { AdminLogin, type AdminLoginProps, LoginForm } from './AdminLogin';
import { RecoveryForm } from './RecoveryForm';

const meta = {
  title: 'Panel/Account/AdminLogin',
  tags: ['panel'],
  component: AdminLogin,
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn<AdminLoginProps['onSignIn']>(async () => {}) },
} satisfies Meta<typeof AdminLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
};

/** The password was right, and the account has a second factor. */
export const Code: Story = {
  args: { code: { onVerify: fn(async () => {}), onCancel: fn() } },
  globals: { viewport: { value: 'smallPhone' } },
};

const recovery = { onSend: fn(async (_email: string) => true), onBack: fn() };

export const Recovery: Story = { args: { recovery } };

export const NewPassword: Story = {
  args: { newPassword: { onSave: fn(async () => true) } },
};

const { field, write, press, says } = formSteps<'Email' | 'Password'>('Sign In');

/** Without the screen around it. */
const login = { parameters: { layout: 'padded' }, render: LoginForm } satisfies Story;

export const Login: Story = {
  ...login,
  parameters: { ...login.parameters, chromatic: withDark },
  args: { onForgotten: fn() },
  play: async (context) => {
    await expect(field(context, 'Email')).toHaveAttribute('autocomplete', 'username');
    await expect(field(context, 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(context, 'Password')).toHaveAttribute('type', 'password');
  },
};

/** The e-mail goes along to the next form. */
export const Forgotten: Story = {
  ...login,
  parameters: { chromatic: noPicture },
  args: { onForgotten: fn() },
  play: async (context) => {
    await write(context, 'Email', 'owner@example.com');
    await press(context, 'Forgotten password?');
    await expect(context.args.onForgotten).toHaveBeenCalledWith('owner@example.com');
  },
};

/** An error disappears with the missing character. */
export const LoginInvalid: Story = {
  ...login,
  play: async (context) => {
    await press(context);
    await says(context, 'Email', 'Please enter a valid email address');
    await says(context, 'Password', 'Password must be at least 6 characters');
    await expect(field(context, 'Email')).toHaveFocus();
    await write(context, 'Password', 'passw');
    await expect(field(context, 'Password')).toBeInvalid();
    await write(context, 'Password', 'o');
    await waitFor(() => expect(field(context, 'Password')).toBeValid());
    await expect(context.args.onSignIn).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  ...login,
  args: { onSignIn: fn<AdminLoginProps['onSignIn']>(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await fill(userEvent, canvasElement, {
      Email: 'admin@example.com',
      Password: 'admin-password',
    });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign In' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Signing in...' }));
    await write(context, 'Password', '{Enter}');
    await expect(context.args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** A CAPTCHA stands above the button. */
export const WithCheck: Story = {
  ...login,
  globals: { viewport: { value: 'smallPhone' } },
  args: { captcha: <Text size="small">Loading the check for robots...</Text> },
};

const forgotten = {
  parameters: login.parameters,
  render: () => <RecoveryForm {...recovery} />,
} satisfies Story;

export const RecoveryInvalid: Story = {
  ...forgotten,
  play: async (context) => {
    await press(context, 'Back');
    await expect(recovery.onBack).toHaveBeenCalledOnce();
    await press(context, 'Send link');
    await says(context, 'Email', 'Please enter a valid email address');
    await expect(recovery.onSend).not.toHaveBeenCalled();
  },
};

export const RecoverySent: Story = {
  ...forgotten,
  play: async (context) => {
    await write(context, 'Email', 'admin@example.com');
    await press(context, 'Send link');
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(/^If there is an account/),
    );
    await expect(recovery.onSend).toHaveBeenCalledWith('admin@example.com');
  },
};
