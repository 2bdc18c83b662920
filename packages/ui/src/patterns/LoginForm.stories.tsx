import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Text } from '../primitives/Text';
import { LoginForm, type LoginFormProps } from './LoginForm';

const meta = {
  title: 'Patterns/LoginForm',
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

async function fillIn(context: PlayContext, address: string, secret: string) {
  await context.userEvent.type(email(context), address);
  await context.userEvent.type(password(context), secret);
}

const sentAs = ({ args }: PlayContext, address: string, secret: string) =>
  waitFor(() =>
    expect(mocked(args.onSignIn).mock.calls.map(([credentials]) => credentials)).toStrictEqual([
      { email: address, password: secret },
    ]),
  );

export const Default: Story = {
  play: async (context) => {
    await expect(email(context)).toHaveAttribute('autocomplete', 'username');
    await expect(password(context)).toHaveAttribute('autocomplete', 'current-password');
    await expect(password(context)).toHaveAttribute('type', 'password');
    await expect(context.canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const WithForgotten: Story = {
  args: { onForgotten: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgotten password?' }));
    await expect(args.onForgotten).toHaveBeenCalledOnce();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(email(context)).toHaveAccessibleDescription('Please enter a valid email address'),
    );
    await expect(password(context)).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await expect(email(context)).toHaveFocus();
    await expect(context.args.onSignIn).not.toHaveBeenCalled();
  },
};

/** An error disappears with the missing character. */
export const Invalid: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await fillIn(context, 'admin@example', 'passw');
    await press(context);
    await waitFor(() => expect(email(context)).toBeInvalid());
    await expect(password(context)).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await userEvent.type(password(context), 'o');
    await waitFor(() => expect(password(context)).toBeValid());
    await userEvent.type(email(context), '.com');
    await waitFor(() => expect(email(context)).toBeValid());
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await press(context);
    await sentAs(context, 'admin@example.com', 'passwo');
  },
};

/** The e-mail address is trimmed, the password is not. */
export const Spaces: Story = {
  play: async (context) => {
    await fillIn(context, 'admin@example.com ', ' secret ');
    await press(context);
    await sentAs(context, 'admin@example.com', ' secret ');
  },
};

export const SigningIn: Story = {
  args: { onSignIn: fn<LoginFormProps['onSignIn']>(() => new Promise<void>(() => {})) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context, 'admin@example.com', 'admin-password');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign In' }));
    const busy = await canvas.findByRole('button', { name: 'Signing in...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await userEvent.type(password(context), '{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** After a failure the values stay and can be sent again. */
export const AfterAFailure: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await fillIn(context, 'admin@example.com', 'wrong-password');
    await press(context);
    await sentAs(context, 'admin@example.com', 'wrong-password');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled());
    await expect(email(context)).toHaveValue('admin@example.com');
    await expect(password(context)).toHaveValue('wrong-password');
    await press(context);
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledTimes(2));
  },
};

export const WithKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('admin@example.com');
    await userEvent.tab();
    await userEvent.keyboard('கடவுச்சொல் 🌾{Enter}');
    await sentAs(context, 'admin@example.com', 'கடவுச்சொல் 🌾');
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'button, input' } } };

/** A CAPTCHA stands above the button. */
export const WithCheck: Story = {
  args: { check: <Text size="small">Loading the check for robots...</Text> },
  play: async ({ canvas }) => {
    const check = canvas.getByText('Loading the check for robots...');
    const button = canvas.getByRole('button', { name: 'Sign In' });
    await expect(check.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
