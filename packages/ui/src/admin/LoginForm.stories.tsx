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
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const email = ({ canvas }: PlayContext) => canvas.getByRole('textbox', { name: 'Email' });
const password = ({ canvas }: PlayContext) => canvas.getByLabelText('Password');
const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));

export const Default: Story = {
  parameters: { chromatic: withDark },
  args: { onForgotten: fn() },
  play: async (context) => {
    const { canvas } = context;
    await expect(email(context)).toHaveAttribute('autocomplete', 'username');
    await expect(password(context)).toHaveAttribute('autocomplete', 'current-password');
    await expect(password(context)).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

/** The e-mail goes along to the next form. */
export const Forgotten: Story = {
  parameters: { chromatic: noPicture },
  args: { onForgotten: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(email(context), 'owner@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgotten password?' }));
    await expect(args.onForgotten).toHaveBeenCalledWith('owner@example.com');
  },
};

/** An error disappears with the missing character. */
export const Invalid: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await press(context);
    await waitFor(() =>
      expect(email(context)).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    await expect(password(context)).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await expect(email(context)).toHaveFocus();
    await userEvent.type(password(context), 'passw');
    await expect(password(context)).toBeInvalid();
    await userEvent.type(password(context), 'o');
    await waitFor(() => expect(password(context)).toBeValid());
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  args: { onSignIn: fn<LoginFormProps['onSignIn']>(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await fill(userEvent, canvasElement, {
      Email: 'admin@example.com',
      Password: 'admin-password',
    });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign In' }));
    const busy = await canvas.findByRole('button', { name: 'Signing in...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await userEvent.type(password(context), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** A CAPTCHA stands above the button. */
export const WithCheck: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { captcha: <Text size="small">Loading the check for robots...</Text> },
};
