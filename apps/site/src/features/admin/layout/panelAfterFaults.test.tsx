// @vitest-environment happy-dom
import { accounts } from '@agency/mocks/backend/accounts';
import { posts } from '@agency/mocks/fixtures/posts';
import { signedIn } from '@agency/mocks/scenarios';
import { fireEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import type { FaultName } from '#testing/faults.ts';
import { isSignedIn, storeSession } from '#testing/faultyBackend.ts';
import {
  buttonOf,
  fill,
  isShown,
  press,
  untilGone,
  untilNotified,
  untilShown,
  written,
} from '#testing/pageActions.ts';
import { renderSite, siteForEachTest } from '#testing/renderSite.tsx';
import { settle, until } from '#testing/settle.ts';
import { twoRowsEach } from '#testing/twoRowsEach.ts';

vi.mock('../pictures/preparePicture', () => ({
  UnusablePicture: class extends Error {},
  preparePicture: async () => [
    { name: 'own.webp', content: new Blob(['A picture'], { type: 'image/webp' }) },
  ],
}));

const site = siteForEachTest(signedIn(twoRowsEach));
const { ordinary } = posts;

describe('a section of the panel, when the backend', () => {
  test.each([
    ['/admin', 'blog_posts', 'blog posts', 'No blog posts yet. Create your first post!'],
    [
      '/admin/portfolio',
      'portfolio',
      'portfolio projects',
      'No portfolio projects yet. Create your first project!',
    ],
    ['/admin/messages', 'contact_messages', 'contact messages', 'No contact messages yet.'],
  ] as const)(
    "never answers, %s: the failure is shown, and 'Try again' shows the list",
    async (url, table, items, empty) => {
      const { database } = site.backend;
      database.delete(table, database.rows(table));
      site.backend.breakCall(`GET /rest/v1/${table}`, 'never answers');
      renderSite(url);
      await untilShown(`Loading ${items}...`);
      await untilNotified('Error', `Failed to fetch ${items}.`);
      const logged = `Error fetching ${table === 'portfolio' ? table : items}:`;
      expect(console.error).toHaveBeenCalledWith(logged, expect.any(Error));
      expect(isShown(empty)).toBe(false);
      site.backend.repair();
      await press('Try again');
      await untilShown(empty);
      expect(isShown('Try again')).toBe(false);
    },
  );

  test('fails to say who is an admin: the panel works', async () => {
    site.backend.breakCall('POST /rest/v1/rpc/is_admin', 'answers 500');
    renderSite('/admin/messages');
    await untilShown(/\d+ messages/);
    await until(() => vi.mocked(console.error).mock.calls.length > 0);
    expect(isShown(/not on the list of admins/)).toBe(false);
  });
});

describe('uploading a picture, when the backend', () => {
  const upload = async (fault: FaultName) => {
    site.backend.breakCall('POST /storage/v1/object/pictures/own.webp', fault);
    renderSite('/admin?new=');
    await buttonOf('Choose a picture');
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['A picture'], 'own.jpeg')] } });
    await settle();
  };
  const DONE = 'The picture is uploaded. It is part of the entry once you save.';

  test("answers 403: the form says so, and 'Try again' uploads it", async () => {
    await upload('answers 403');
    await untilShown('This account may not upload pictures.');
    expect(written('Image URL (Optional)')).toEqual({ 'Image URL (Optional)': '' });
    site.backend.repair();
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

describe('deleting a post, when the backend', () => {
  const remove = async (fault: FaultName) => {
    site.backend.breakCall('DELETE /rest/v1/blog_posts', fault);
    renderSite('/admin');
    await press(`Delete ${ordinary.title}`);
  };

  test('answers 403: its words are shown, the post stays, and can be deleted', async () => {
    await remove('answers 403');
    await untilNotified('Error', 'Refused with 403');
    expect(isShown(ordinary.title)).toBe(true);
    site.backend.repair();
    await press(`Delete ${ordinary.title}`);
    await untilNotified('Success', 'Blog post deleted successfully!');
    await untilGone(ordinary.title);
  });

  test('does it, and its answer is lost: the list is read again without the post', async () => {
    await remove('does it, and its answer is lost');
    await untilNotified('Error', 'Failed to delete blog post.');
    await untilGone(ordinary.title);
  });

  test('does it, it is undone by a press on the notification', async () => {
    renderSite('/admin');
    await press(`Delete ${ordinary.title}`);
    await untilGone(ordinary.title);
    await press('Undo');
    await untilNotified('Success', 'What was deleted is back.');
    await untilShown(ordinary.title);
    expect(
      site.backend.database.rows('blog_posts').filter(({ id }) => id === ordinary.id),
    ).toHaveLength(1);
  });
});

describe('signing in, when the backend', () => {
  const { email, password } = accounts.admin;
  const logIn = async (fault: FaultName) => {
    storeSession(undefined);
    site.backend.breakCall('POST /auth/v1/token', fault);
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
    site.backend.repair();
    await press('Sign In');
    await untilNotified('Login successful!', 'Welcome to the admin panel.');
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
    site.backend.breakCall('POST /auth/v1/logout', fault);
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
    storeSession({ ...site.backend.session, expires_at: 1 });
    site.backend.breakCall('POST /auth/v1/token', fault);
    renderSite('/admin');
    await untilShown(shown);
  });
});

test('a session that has ended elsewhere leads to the login', async () => {
  storeSession({ ...site.backend.session, refresh_token: 'ended elsewhere' });
  site.backend.breakCall('GET /rest/v1/blog_posts', 'answers 401');
  renderSite('/admin');
  await untilShown('Admin Login');
  expect(isSignedIn()).toBe(false);
});
