import { accounts } from '@agency/mocks/backend/accounts';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { fill, notified } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths';

const meta = {
  title: 'Routes/Admin/Login',
  component: PageForStories,
  args: { address: paths.admin },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Admin Login' }),
    ).toBeVisible();
  },
};

/** Fills the form and sends it. */
const signIn =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    await fill(userEvent, canvasElement, { Email: accounts.admin.email, Password: password });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  };

export const Slow: Story = {
  parameters: { backend: scenarios.slow },
  play: async (context) => {
    await signIn(accounts.admin.password)(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Signing in...' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failing: Story = {
  parameters: { backend: scenarios.failing },
  play: async (context) => {
    await signIn(accounts.admin.password)(context);
    await notified('Login failed', 'Please check your credentials.');
    await expect(await context.canvas.findByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const WrongPassword: Story = {
  play: async (context) => {
    await signIn('not-the-password')(context);
    await notified('Login failed', 'Invalid login credentials');
  },
};

/** The session of an earlier visit is checked. */
export const Checking: Story = {
  parameters: { backend: scenarios.signedOut.with({ latency: 8000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The session of an earlier visit has expired. */
export const SignedOut: Story = {
  ...Ready,
  parameters: { backend: scenarios.signedOut },
};

/** An account that is not on the list of admins. */
export const NotListed: Story = {
  parameters: { backend: signedIn(scenarios.ready, accounts.unlisted) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This account is not on the list/)).toBeVisible();
  },
};
