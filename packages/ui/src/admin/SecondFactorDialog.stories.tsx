import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { hasFailed, isLoading, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { SecondFactorDialog } from './SecondFactorDialog';

const QR_CODE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><path d="M0 0h2v2H0zM3 0h2v2H3zM0 3h2v2H0zM3 3h1v1H3z"/></svg>',
)}`;

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const meta = {
  title: 'Panel/Account/SecondFactorDialog',
  tags: ['panel'],
  component: SecondFactorDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    factor: { status: 'ready', data: true },
    onRetry: fn(),
    enrolment: undefined,
    onSetUp: fn(),
    onRemove: fn(),
    onVerify: fn(async () => {}),
    onCancel: fn(),
  },
} satisfies Meta<typeof SecondFactorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The account has one. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Code at login');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The account has none. */
export const Empty: Story = {
  args: { factor: { status: 'ready', data: false } },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Code at login');
    await userEvent.click(dialog.getByRole('button', { name: 'Set up' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};

export const Enrolling: Story = {
  parameters: { chromatic: everyWidthAndDark },
  args: {
    factor: { status: 'ready', data: false },
    enrolment: {
      qrCode: QR_CODE,
      secret: SECRET,
      uri: `otpauth://totp/Agency:admin@example.com?secret=${SECRET}`,
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Code at login');
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const app = dialog.getByRole('link', { name: 'Open the app on this device' });
    await expect(app).toHaveAttribute('href', expect.stringMatching(/^otpauth:/));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the key' }));
    await expect(write).toHaveBeenCalledWith(SECRET);
    await userEvent.type(dialog.getByRole('textbox'), '123456{Enter}');
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledOnce());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = isLoading('factor', 'Loading...');
export const Failed: Story = hasFailed('factor', 'Failed to read whether logins ask for a code.');
