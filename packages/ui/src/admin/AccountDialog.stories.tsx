import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { hasFailed, isLoading, says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountDialog, type AccountDialogProps } from './AccountDialog';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';

const meta = {
  title: 'Panel/Account/AccountDialog',
  tags: ['panel'],
  component: AccountDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    onSave: fn<AccountDialogProps['onSave']>(async () => true),
    sessions: {
      status: 'ready',
      data: [
        { id: '1', used_at: '2024-03-28T08:15:00+00:00', user_agent: WINDOWS, current: true },
        { id: '2', used_at: '2024-03-27T08:15:00+00:00', user_agent: ANDROID, current: false },
        { id: '3', used_at: '2024-03-05T20:00:00+00:00', user_agent: null, current: false },
      ],
    },
    onRetry: fn(),
    onSignOutElsewhere: fn(),
    signingOut: false,
    onSecondFactor: fn() as AccountDialogProps['onSecondFactor'],
  },
} satisfies Meta<typeof AccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Account');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
    await expect(args.onSignOutElsewhere).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Code at login' }));
    await expect(args.onSecondFactor).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = isLoading('sessions', 'Loading your devices...');
export const Failed: Story = hasFailed('sessions', 'Failed to read your devices.');

/** The backend does not tell where the account is signed in, and offers no second factor. */
export const Empty: Story = {
  args: { sessions: { status: 'ready', data: [] }, onSecondFactor: undefined },
  play: says('Sign out other devices'),
};

export const SigningOut: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { signingOut: true },
  play: says('Signing out...'),
};
