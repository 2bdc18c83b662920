import { everyWidth } from '@agency/stories/modes';
import { findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AccountDialog, type AccountDialogProps } from './AccountDialog';

const meta = {
  title: 'Patterns/AccountDialog',
  component: AccountDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    onSave: fn<AccountDialogProps['onSave']>(async () => true),
    onSignOutElsewhere: fn(),
    signingOut: false,
    onSecondFactor: fn() as AccountDialogProps['onSecondFactor'],
  },
} satisfies Meta<typeof AccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Account'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
    await expect(args.onSignOutElsewhere).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Second factor' }));
    await expect(args.onSecondFactor).toHaveBeenCalledOnce();
    await expect(dialog.getByLabelText('Current password')).toBeVisible();
  },
};

export const WithoutSecondFactor: Story = {
  args: { onSecondFactor: undefined },
  play: async () => {
    const dialog = within(await findDialog('Account'));
    await expect(dialog.queryByText('Second factor')).not.toBeInTheDocument();
  },
};

export const SigningOut: Story = {
  args: { signingOut: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Account'));
    await userEvent.click(dialog.getByRole('button', { name: 'Signing out...' }));
    await expect(args.onSignOutElsewhere).not.toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    const dialog = await findDialog('Account');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
