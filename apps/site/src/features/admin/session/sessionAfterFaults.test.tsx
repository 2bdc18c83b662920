// @vitest-environment happy-dom
import { accounts } from '@agency/mocks/backend/accounts';
import { signedIn } from '@agency/mocks/scenarios';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '#testing/fakeClock';
import type { FaultName } from '#testing/faults';
import {
  type FaultyBackend,
  faultyBackend,
  isSignedIn,
  storeSession,
} from '#testing/faultyBackend';
import { fewRows } from '#testing/fewRows';
import {
  buttonOf,
  fill,
  press,
  renderSite,
  untilNotified,
  untilShown,
  written,
} from '#testing/renderSite';

let backend: FaultyBackend;

beforeEach(() => {
  fakeClock();
  localStorage.clear();
  backend = faultyBackend(signedIn(fewRows));
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
    ['answers 429', 'Refused with 429'],
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

test('a session that has ended elsewhere leads to the login', async () => {
  storeSession({ ...backend.session, refresh_token: 'ended elsewhere' });
  backend.breakCall('GET /rest/v1/blog_posts', 'answers 401');
  renderSite('/admin');
  await untilShown('Admin Login');
  expect(isSignedIn()).toBe(false);
});
