// @vitest-environment happy-dom
import { accounts } from '@agency/mocks/backend/accounts';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { fireEvent } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, settle, until } from '#testing/fakeClock';
import type { FaultName } from '#testing/faults';
import {
  type FaultyBackend,
  faultyBackend,
  isSignedIn,
  storeSession,
} from '#testing/faultyBackend';
import {
  buttonOf,
  fill,
  isShown,
  press,
  renderSite,
  untilGone,
  untilNotified,
  untilShown,
  written,
} from '#testing/renderSite';

vi.mock('../pictures/preparePicture', () => ({
  UnusablePicture: class extends Error {},
  preparePicture: async () => [
    { name: 'own.webp', content: new Blob(['A picture'], { type: 'image/webp' }) },
  ],
}));

let backend: FaultyBackend;

beforeEach(() => {
  fakeClock();
  localStorage.clear();
  backend = faultyBackend(signedIn(scenarios.ready));
});

describe('a section of the panel, when the backend', () => {
  test.each<[FaultName]>([['refuses the connection'], ['never answers'], ['answers 404']])(
    "%s: the failure is shown, and 'Try again' shows the list",
    async (fault) => {
      backend.breakCall('GET /rest/v1/contact_messages', fault);
      renderSite('/admin/messages');
      await untilNotified('Error', 'Failed to fetch contact messages.');
      expect(isShown('No contact messages yet.')).toBe(false);
      backend.repair();
      await press('Try again');
      await untilShown(/\d+ messages/);
      expect(isShown('Try again')).toBe(false);
    },
  );

  test('answers after 5 seconds: it says that it loads', async () => {
    backend.breakCall('GET /rest/v1/portfolio', 'answers after 5 seconds');
    renderSite('/admin/portfolio');
    await untilShown('Loading portfolio projects...');
    await untilShown('Nalam Kudumba Clinic');
  });

  test('does not know the session any more: the login is shown', async () => {
    storeSession({ ...backend.session, refresh_token: 'ended elsewhere' });
    backend.breakCall('GET /rest/v1/blog_posts', 'answers 401');
    renderSite('/admin');
    await untilShown('Admin Login');
    expect(isSignedIn()).toBe(false);
  });

  test('fails to say who is an admin: the panel works', async () => {
    backend.breakCall('POST /rest/v1/rpc/is_admin', 'answers 500');
    renderSite('/admin/messages');
    await untilShown(/\d+ messages/);
    await until(() => vi.mocked(console.error).mock.calls.length > 0);
    expect(isShown(/not on the list of admins/)).toBe(false);
  });
});

describe('uploading a picture, when the backend', () => {
  const upload = async (fault: FaultName) => {
    backend.breakCall('POST /storage/v1/object/pictures/own.webp', fault);
    renderSite('/admin?new=');
    await buttonOf('Choose a picture');
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['A picture'], 'own.jpeg')] } });
    await settle();
  };
  const UPLOAD_FAILED =
    'The picture could not be uploaded. Please check your connection and try again; nothing that you wrote is lost.';
  const DONE = 'The picture is uploaded. It is part of the entry once you save.';

  test.each<[FaultName, words: string]>([
    ['refuses the connection', UPLOAD_FAILED],
    ['answers 403', 'This account may not upload pictures.'],
    ['answers 500', 'Refused with 500'],
    ['does it, and its answer is lost', UPLOAD_FAILED],
  ])("%s: the form says '%s', and 'Try again' uploads it", async (fault, words) => {
    await upload(fault);
    await untilShown(words);
    expect(written('Image URL (Optional)')).toEqual({ 'Image URL (Optional)': '' });
    backend.repair();
    await press('Try again');
    await untilShown(DONE);
    expect(written('Image URL (Optional)')['Image URL (Optional)']).toMatch(
      /\/pictures\/own.webp$/,
    );
  });

  test('answers after 5 seconds: the upload can be cancelled', async () => {
    await upload('answers after 5 seconds');
    await untilShown('Uploading...');
    await press('Cancel the upload');
    await untilGone('Uploading...');
    expect(isShown(DONE)).toBe(false);
  });
});

describe('signing in, when the backend', () => {
  const { email, password } = accounts.admin;
  const logIn = async (fault: FaultName) => {
    storeSession(undefined);
    backend.breakCall('POST /auth/v1/token', fault);
    renderSite('/admin');
    await fill({ Email: email, Password: password });
    await press('Sign In');
  };

  test.each<[FaultName, words: string]>([
    ['refuses the connection', 'Please check your credentials.'],
    ['never answers', 'Please check your credentials.'],
    ['answers 429', 'Refused with 429'],
    ['answers 500', 'Please check your credentials.'],
  ])('%s: "%s" is shown, the fields stay, and the next press signs in', async (fault, words) => {
    await logIn(fault);
    await untilNotified('Login failed', words);
    expect(written('Email', 'Password')).toEqual({ Email: email, Password: password });
    backend.repair();
    await press('Sign In');
    await untilNotified('Login successful!', 'Welcome to the admin panel.');
    await untilShown('Admin Panel');
  });

  test('answers after 5 seconds: the button is busy', async () => {
    await logIn('answers after 5 seconds');
    expect((await buttonOf('Signing in...')).getAttribute('aria-disabled')).toBe('true');
    await untilShown('Admin Panel');
  });
});

describe('signing out, when the backend', () => {
  test.each<[FaultName, title: string, words: string]>([
    [
      'refuses the connection',
      'Logged out successfully',
      'You have been signed out of the admin panel.',
    ],
    ['never answers', 'Logged out successfully', 'You have been signed out of the admin panel.'],
    ['answers 409', 'Logout failed', 'Refused with 409'],
  ])("%s: the login is shown, and '%s: %s' is shown", async (fault, title, words) => {
    backend.breakCall('POST /auth/v1/logout', fault);
    renderSite('/admin');
    await press('Logout');
    await untilShown('Admin Login');
    await untilNotified(title, words);
    expect(isSignedIn()).toBe(false);
  });
});

describe('coming back with a session that is over, when the backend', () => {
  test.each<[FaultName, shown: string]>([
    ['refuses the connection', 'Admin Login'],
    ['answers after 5 seconds', 'Admin Panel'],
    ['answers 403', 'Admin Login'],
  ])("%s: '%s' is shown", async (fault, shown) => {
    storeSession({ ...backend.session, expires_at: 1 });
    backend.breakCall('POST /auth/v1/token', fault);
    renderSite('/admin');
    await untilShown(shown);
  });
});
