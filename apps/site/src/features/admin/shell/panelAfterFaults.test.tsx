// @vitest-environment happy-dom
import { accounts } from '@agency/mocks/backend/accounts';
import { posts } from '@agency/mocks/fixtures/posts';
import { signedIn } from '@agency/mocks/scenarios';
import { fireEvent } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, settle, until } from '#testing/fakeClock.ts';
import type { FaultName } from '#testing/faults.ts';
import {
  type FaultyBackend,
  faultyBackend,
  isSignedIn,
  storeSession,
} from '#testing/faultyBackend.ts';
import { fewRows } from '#testing/fewRows.ts';
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
} from '#testing/renderSite.tsx';

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
  backend = faultyBackend(signedIn(fewRows));
});

const { ordinary } = posts;

describe('a section of the panel, when the backend', () => {
  test("never answers: the failure is shown, and 'Try again' shows the list", async () => {
    backend.breakCall('GET /rest/v1/contact_messages', 'never answers');
    renderSite('/admin/messages');
    await untilNotified('Error', 'Failed to fetch contact messages.');
    const logged = ['Error fetching contact messages:', expect.any(Error)];
    expect(console.error).toHaveBeenCalledWith(...logged);
    expect(isShown('No contact messages yet.')).toBe(false);
    backend.repair();
    await press('Try again');
    await untilShown(/\d+ messages/);
    expect(isShown('Try again')).toBe(false);
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
  const DONE = 'The picture is uploaded. It is part of the entry once you save.';

  test("answers 403: the form says so, and 'Try again' uploads it", async () => {
    await upload('answers 403');
    await untilShown('This account may not upload pictures.');
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

describe('deleting a post, when the backend', () => {
  const remove = async (fault: FaultName) => {
    backend.breakCall('DELETE /rest/v1/blog_posts', fault);
    renderSite('/admin');
    await press(`Delete ${ordinary.title}`);
  };

  test('answers 403: its words are shown, the post stays, and can be deleted', async () => {
    await remove('answers 403');
    await untilNotified('Error', 'Refused with 403');
    expect(isShown(ordinary.title)).toBe(true);
    backend.repair();
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
    expect(backend.database.rows('blog_posts').filter(({ id }) => id === ordinary.id)).toHaveLength(
      1,
    );
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

const stored = (title: string) =>
  backend.database.rows('blog_posts').filter((row) => row.title === title).length;

const NO_CONNECTION = 'No connection. Your text is kept on this device.';
const barText = () => document.querySelector('form [data-sticky-end] [role=status]')?.textContent;

describe('saving a new post, when the backend', () => {
  const TEXTS = {
    Title: 'A post of its own',
    'Slug (URL)': 'a-post-of-its-own',
    Excerpt: 'An excerpt of its own.',
    Content: 'A text of its own, which is long enough for the form and its rules.',
    'Tags (comma separated)': 'Own, Other',
  };
  const call = 'POST /rest/v1/blog_posts';
  const save = async (fault: FaultName) => {
    backend.breakCall(call, fault);
    renderSite('/admin?new=');
    await fill(TEXTS);
    await press('Create Post');
  };

  test.each<[FaultName, words: string, stays: string]>([
    ['answers 403', 'Refused with 403', 'Refused with 403'],
    ['answers with a web page', 'Failed to save blog post.', 'Failed to save blog post.'],
    ['does it, and its answer is lost', 'Failed to save blog post.', NO_CONNECTION],
  ])(
    '%s: "%s" is shown, the text stays, and saving again stores it once',
    async (fault, words, stays) => {
      await save(fault);
      await untilNotified('Error', words);
      expect(written(...Object.keys(TEXTS))).toEqual(TEXTS);
      expect((await buttonOf('Create Post')).hasAttribute('aria-disabled')).toBe(false);
      await until(() => barText() === stays);
      backend.repair();
      await press('Create Post');
      await untilNotified('Success', 'Blog post created successfully!');
      await untilGone('Create New Blog Post');
      expect(stored(TEXTS.Title)).toBe(1);
    },
  );
});

describe('a project whose creation is stored without an answer', () => {
  const TEXTS = { Title: 'A mill of its own', Category: 'Own', Description: 'Rice of its own.' };
  const projects = () =>
    backend.database.rows('portfolio').filter(({ title }) => String(title).startsWith('A mill'));
  const begin = async () => {
    backend.breakCall('POST /rest/v1/portfolio', 'does it, and its answer is lost');
    const leave = renderSite('/admin/portfolio?new=');
    await fill(TEXTS);
    await press('Create Project');
    await untilNotified('Error', 'Failed to save portfolio project.');
    backend.repair();
    return leave;
  };
  const saveAgain = async () => {
    await press('Create Project');
    await untilNotified('Success', 'Portfolio project created successfully!');
  };

  test('is still known after a reload, and is changed to what is written then', async () => {
    const leave = await begin();
    await fill({ Title: 'A mill of another name' });
    leave();
    renderSite('/admin/portfolio?new=');
    await saveAgain();
    expect(projects()).toMatchObject([{ title: 'A mill of another name' }]);
  });

  test('stays as it is when its form is cancelled, and another one is created', async () => {
    await begin();
    await press('Cancel');
    await press('New Project');
    await fill({ ...TEXTS, Description: 'Another mill.' });
    await saveAgain();
    expect(projects().map(({ description }) => description)).toEqual([
      'Another mill.',
      TEXTS.Description,
    ]);
  });
});

test('a draft of a post that was saved elsewhere since goes on, and saving it shows both texts', async () => {
  const url = `/admin?edit=${ordinary.id}`;
  const leave = renderSite(url);
  await fill({ Title: 'My own title' });
  leave();
  backend.database.update('blog_posts', [ordinary], { title: 'Their title' });
  renderSite(url);
  await untilShown(/The entry was saved elsewhere since/);
  expect(written('Title')).toEqual({ Title: 'My own title' });
  await press('Update Post');
  await untilShown('This entry has changed');
  expect([stored('Their title'), stored('My own title')]).toEqual([1, 0]);
  await press('Save your text');
  await untilNotified('Success', 'Blog post updated successfully!');
  expect([stored('Their title'), stored('My own title')]).toEqual([0, 1]);
});

test('a new post that was begun is shown in the list, and New Post goes on with it', async () => {
  const leave = renderSite('/admin?new=');
  await fill({ Excerpt: 'Half a thought' });
  leave();
  renderSite('/admin');
  await untilShown('Without a title yet');
  await press('New Post');
  expect(written('Excerpt')).toEqual({ Excerpt: 'Half a thought' });
  await press('Cancel');
  await untilGone('Without a title yet');
});

test('an entry with an unsaved draft is marked in the list', async () => {
  const leave = renderSite(`/admin?edit=${ordinary.id}`);
  await fill({ Title: 'My own title' });
  leave();
  renderSite('/admin');
  await untilShown('Unsaved draft');
  const marked = [...document.querySelectorAll('article')].filter(({ textContent }) =>
    textContent.includes('Unsaved draft'),
  );
  expect(marked.map((card) => card.querySelector('h3')?.textContent)).toEqual([ordinary.title]);
});
