import { formSteps } from '@agency/stories/formSteps';
import { noPicture, withDark } from '@agency/stories/modes';
import { fill } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../primitives/Text';
import { LoginForm, type LoginFormProps } from './LoginForm';

const meta = {
  title: 'Panel/Account/LoginForm',
  tags: ['panel'],
  component: LoginForm,
  args: { onSignIn: fn<LoginFormProps['onSignIn']>(async () => {}) },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { field, write, press, says } = formSteps<'Email' | 'Password'>('Sign In');

export const Default: Story = {
  parameters: { chromatic: withDark },
  args: { onForgotten: fn() },
  play: async (context) => {
    await expect(field(context, 'Email')).toHaveAttribute('autocomplete', 'username');
    await expect(field(context, 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(context, 'Password')).toHaveAttribute('type', 'password');
  },
};

/** The e-mail goes along to the next form. */
export const Forgotten: Story = {
  parameters: { chromatic: noPicture },
  args: { onForgotten: fn() },
  play: async (context) => {
    await write(context, 'Email', 'owner@example.com');
    await press(context, 'Forgotten password?');
    await expect(context.args.onForgotten).toHaveBeenCalledWith('owner@example.com');
  },
};

/** An error disappears with the missing character. */
export const Invalid: Story = {
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
  args: { onSignIn: fn<LoginFormProps['onSignIn']>(() => new Promise<void>(() => {})) },
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
  globals: { viewport: { value: 'smallPhone' } },
  args: { captcha: <Text size="small">Loading the check for robots...</Text> },
};
