import { type Account, accounts } from '@agency/mocks/backend/accounts';
import { RIGHT_CODE, recoveryTokenOf } from '@agency/mocks/backend/auth';
import type { MockBackend } from '@agency/mocks/backend/createBackend';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { type AppAt, screenAt } from '@agency/stories/AppAt';
import { expectNotification, fill, findDialog, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '#src/lib/paths.ts';

const meta = {
  title: 'Screens/Panel/Login',
  ...screenAt(paths.admin),
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof AppAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: says('Admin Login') };

/** The session of an earlier visit is checked. */
export const Checking: Story = {
  parameters: { backend: scenarios.signedOut.with({ latency: 8000 }) },
  play: says('Loading...'),
};

const CODE = 'Code from your authenticator app';

/** An account with a second factor: a wrong code is reported, the right one opens the panel. */
export const SecondFactor: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { email, password } = accounts.secondFactor;
    await fill(userEvent, canvasElement, { Email: email, Password: password });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const field = await canvas.findByLabelText(CODE);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('654321{Enter}');
    await expectNotification('Verification failed', 'Invalid TOTP code entered');
    await expect(canvas.queryByRole('heading', { name: 'Admin Panel' })).toBeNull();
    await fill(userEvent, canvasElement, { [CODE]: RIGHT_CODE });
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expectNotification('Login successful!', 'Welcome to the admin panel.');
    await expect(await canvas.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    await expect(canvas.queryByText(/^This account is not on the list/)).toBeNull();
  },
};

/** A reload doesn't skip the code, and Cancel gives up the login. */
export const CodeCancelled: Story = {
  parameters: { backend: signedIn(scenarios.ready, accounts.secondFactor) },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByLabelText(CODE)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
    await expect(Object.keys(localStorage)).toEqual([]);
    await waitFor(() => expect(loaded.backend.requests).toEqual(['POST /auth/v1/logout']));
  },
};

/** Sets up a second factor for the admin, as another device does. */
async function setUpElsewhere(backend: MockBackend): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const url = new URL(`/auth/v1/${path}`, location.origin);
    const request = new Request(url, { method: 'POST', body: JSON.stringify(body), headers });
    return (await backend.answer(request)).json();
  };
  const { access_token: token } = await post('token?grant_type=password', accounts.admin);
  const { id } = await post('factors', {}, token);
  await post(`factors/${id}/verify`, { code: RIGHT_CODE }, token);
}

/** The next write is refused; the code is asked for, and opens the panel with the draft. */
export const SecondFactorSetUpElsewhere: Story = {
  parameters: { backend: signedIn(scenarios.ready) },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Post' }));
    const dialog = await findDialog('Create New Blog Post');
    await fill(userEvent, dialog, {
      Title: 'Silk by a window',
      Excerpt: 'No studio and no lamps.',
      Content: 'Silk looks best in morning light, near a window that faces north.',
    });
    await setUpElsewhere(loaded.backend);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create Post' }));
    await expectNotification(
      'Error',
      'Your account asks for a code at login now. Please enter it.',
    );
    await fill(userEvent, canvasElement, { [CODE]: RIGHT_CODE });
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    const again = await findDialog('Create New Blog Post');
    await expect(within(again).getByLabelText('Title')).toHaveValue('Silk by a window');
    await userEvent.click(within(again).getByRole('button', { name: 'Create Post' }));
    await expectNotification('Success', 'Blog post created successfully!');
    await expect(canvas.queryByText(/^This account is not on the list/)).toBeNull();
  },
};

/** An authenticator app is set up, and removed again. */
export const SecondFactorSetUp: Story = {
  parameters: { backend: signedIn(scenarios.ready) },
  play: async ({ canvas, userEvent }) => {
    const confirm = spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    const account = within(await findDialog('Account'));
    await userEvent.click(account.getByRole('button', { name: 'Code at login' }));
    const dialog = await findDialog('Code at login');
    const { findByRole, findByText } = within(dialog);
    await userEvent.click(await findByRole('button', { name: 'Set up' }));
    const picture = await findByRole<HTMLImageElement>('img', { name: /^QR code/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await fill(userEvent, dialog, { [CODE]: '654321' });
    await userEvent.click(await findByRole('button', { name: 'Verify' }));
    await expectNotification('Verification failed', 'Invalid TOTP code entered');
    await fill(userEvent, dialog, { [CODE]: RIGHT_CODE });
    await userEvent.click(await findByRole('button', { name: 'Verify' }));
    await expectNotification('Success', 'Each login now asks for a code.');
    await expect(await findByText(/^Each login asks for a code/)).toBeVisible();

    await userEvent.click(await findByRole('button', { name: 'Remove' }));
    await expectNotification('Success', 'Logins no longer ask for a code.');
    await expect(confirm).toHaveBeenCalledWith(
      'Are you sure that logins should no longer ask for a code?',
    );
    await expect(await findByRole('button', { name: 'Set up' })).toBeVisible();
  },
};

const recovery = (account: Account) =>
  `${paths.admin}?${new URLSearchParams({ token_hash: recoveryTokenOf(account), type: 'recovery' })}`;

/** The link of a mail, for an account with a second factor. */
export const RecoveredWithSecondFactor: Story = {
  args: { url: recovery(accounts.secondFactor) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'New password' });
    await fill(userEvent, canvasElement, { 'New password': 'நெல் வயல் 2026' });
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await fill(userEvent, canvasElement, { [CODE]: RIGHT_CODE });
    await expect(heading).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expectNotification('Success', 'Your password was changed. Other devices are signed out.');
    await expect(await canvas.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  },
};
