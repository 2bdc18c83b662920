import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginForm } from './LoginForm';

const meta = {
  title: 'Patterns/LoginForm',
  component: LoginForm,
  args: { onSignIn: fn(async () => {}) },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function signIn({ canvas, userEvent }: PlayContext, email: string, password: string) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
}

export const Default: Story = {
  play: async (context) => {
    const { args } = context;
    await signIn(context, ' admin@example.com ', ' pass word ');
    // Spaces may be part of a password.
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
    await expect(args.onSignIn).toHaveBeenCalledWith(
      {
        email: 'admin@example.com',
        password: ' pass word ',
      },
      expect.anything(),
    );
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await signIn(context, 'admin@', 'short');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  args: { onSignIn: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await signIn(context, 'admin@example.com', 'password');
    const busy = await canvas.findByRole('button', { name: 'Signing in...' });
    await expect(busy).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
