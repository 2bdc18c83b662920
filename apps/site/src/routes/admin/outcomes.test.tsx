// @vitest-environment happy-dom
import { accounts } from '@agency/mocks/backend/accounts';
import { posts } from '@agency/mocks/fixtures/posts';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { fireEvent } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, settle, until } from '../../testing/fakeClock';
import type { FaultName } from '../../testing/faults';
import {
  type FaultyBackend,
  faultyBackend,
  isSignedIn,
  storeSession,
} from '../../testing/faultyBackend';
import {
  buttonOf,
  fill,
  isShown,
  press,
  renderSite,
  toldNow,
  untilGone,
  untilShown,
  untilTold,
  written,
} from '../../testing/renderSite';

vi.mock('../../pictures/preparePicture', () => ({
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

const { ordinary } = posts;
const stored = (title: string) =>
  backend.database.rows('blog_posts').filter((row) => row.title === title).length;

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

  test.each<[FaultName, told: string]>([
    ['refuses the connection', 'Failed to save blog post.'],
    ['never answers', 'Failed to save blog post.'],
    ['answers 403', 'Refused with 403'],
    ['answers with a web page', 'Failed to save blog post.'],
    ['does it, and its answer is lost', 'Failed to save blog post.'],
  ])('%s: "%s" is told, the text stays, and saving again stores it once', async (fault, told) => {
    await save(fault);
    await untilTold('Error', told);
    expect(written(...Object.keys(TEXTS))).toEqual(TEXTS);
    expect((await buttonOf('Create Post')).hasAttribute('aria-disabled')).toBe(false);
    backend.repair();
    await press('Create Post');
    await untilTold('Success', 'Blog post created successfully!');
    await untilGone('Create New Blog Post');
    expect(stored(TEXTS.Title)).toBe(1);
  });

  test('answers after 5 seconds: the button is busy, and stores one post', async () => {
    await save('answers after 5 seconds');
    const button = await buttonOf('Saving...');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await press('Saving...');
    await untilTold('Success', 'Blog post created successfully!');
    expect([backend.timesSent(call), stored(TEXTS.Title)]).toEqual([1, 1]);
  });
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
    await untilTold('Error', 'Failed to save portfolio project.');
    backend.repair();
    return leave;
  };
  const saveAgain = async () => {
    await press('Create Project');
    await untilTold('Success', 'Portfolio project created successfully!');
  };

  test('is changed to what is written when it is created again', async () => {
    await begin();
    await fill({ Description: 'Rice and oil.' });
    await saveAgain();
    expect(projects()).toMatchObject([{ title: TEXTS.Title, description: 'Rice and oil.' }]);
  });

  test('is still known after a reload', async () => {
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

describe('changing a post, when the backend', () => {
  const call = 'PATCH /rest/v1/blog_posts';
  const change = async (fault: FaultName) => {
    backend.breakCall(call, fault);
    renderSite(`/admin?edit=${ordinary.id}`);
    await fill({ Title: 'Another title' });
    await press('Update Post');
  };

  test.each<[FaultName, told: string]>([
    ['refuses the connection', 'Failed to save blog post.'],
    ['does it, and its answer is lost', 'Failed to save blog post.'],
  ])('%s: "%s" is told, the text stays, and saving again works', async (fault, told) => {
    await change(fault);
    await untilTold('Error', told);
    expect(written('Title', 'Excerpt')).toEqual({
      Title: 'Another title',
      Excerpt: ordinary.excerpt,
    });
    backend.repair();
    await press('Update Post');
    await untilTold('Success', 'Blog post updated successfully!');
    await untilShown('Another title');
    expect(stored('Another title')).toBe(1);
  });
});

test('a draft of a post that was saved elsewhere since goes on, and saving it shows both texts', async () => {
  const address = `/admin?edit=${ordinary.id}`;
  const leave = renderSite(address);
  await fill({ Title: 'My own title' });
  leave();
  backend.database.update('blog_posts', [ordinary], { title: 'Their title' });
  renderSite(address);
  await untilShown(/The entry was saved elsewhere since/);
  expect(written('Title')).toEqual({ Title: 'My own title' });
  await press('Update Post');
  await untilShown('This entry has changed');
  expect([stored('Their title'), stored('My own title')]).toEqual([1, 0]);
  await press('Save mine');
  await untilTold('Success', 'Blog post updated successfully!');
  expect([stored('Their title'), stored('My own title')]).toEqual([0, 1]);
});

describe('deleting a post, when the backend', () => {
  const remove = async (fault: FaultName) => {
    backend.breakCall('DELETE /rest/v1/blog_posts', fault);
    renderSite('/admin');
    await press(`Delete ${ordinary.title}`);
  };

  test.each<[FaultName, told: string]>([
    ['refuses the connection', 'Failed to delete blog post.'],
    ['answers 403', 'Refused with 403'],
  ])('%s: "%s" is told, the post stays, and can be deleted', async (fault, told) => {
    await remove(fault);
    await untilTold('Error', told);
    expect(isShown(ordinary.title)).toBe(true);
    backend.repair();
    await press(`Delete ${ordinary.title}`);
    await untilTold('Success', 'Blog post deleted successfully!');
    await untilGone(ordinary.title);
  });

  test('does it, and its answer is lost: the list is read again without the post', async () => {
    await remove('does it, and its answer is lost');
    await untilTold('Error', 'Failed to delete blog post.');
    await untilGone(ordinary.title);
  });

  test('answers after 5 seconds: nothing is told before', async () => {
    await remove('answers after 5 seconds');
    expect(toldNow()).toEqual([]);
    await untilTold('Success', 'Blog post deleted successfully!');
  });
});

describe('a section of the panel, when the backend', () => {
  test.each<[FaultName]>([['refuses the connection'], ['never answers'], ['answers 404']])(
    "%s: the failure is told, and 'Try again' shows the list",
    async (fault) => {
      backend.breakCall('GET /rest/v1/contact_messages', fault);
      renderSite('/admin/messages');
      await untilTold('Error', 'Failed to fetch contact messages.');
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

  test('fails to tell who is an admin: the panel works', async () => {
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

  test.each<[FaultName, told: string]>([
    ['refuses the connection', UPLOAD_FAILED],
    ['answers 403', 'This account may not upload pictures.'],
    ['answers 500', 'Refused with 500'],
    ['does it, and its answer is lost', UPLOAD_FAILED],
  ])("%s: the form says '%s', and 'Try again' uploads it", async (fault, told) => {
    await upload(fault);
    await untilShown(told);
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

  test.each<[FaultName, told: string]>([
    ['refuses the connection', 'Please check your credentials.'],
    ['never answers', 'Please check your credentials.'],
    ['answers 429', 'Refused with 429'],
    ['answers 500', 'Please check your credentials.'],
  ])('%s: "%s" is told, the fields stay, and the next press signs in', async (fault, told) => {
    await logIn(fault);
    await untilTold('Login failed', told);
    expect(written('Email', 'Password')).toEqual({ Email: email, Password: password });
    backend.repair();
    await press('Sign In');
    await untilTold('Login successful!', 'Welcome to the admin panel.');
    await untilShown('Admin Panel');
  });

  test('answers after 5 seconds: the button is busy', async () => {
    await logIn('answers after 5 seconds');
    expect((await buttonOf('Signing in...')).getAttribute('aria-disabled')).toBe('true');
    await untilShown('Admin Panel');
  });
});

describe('signing out, when the backend', () => {
  test.each<[FaultName, title: string, told: string]>([
    [
      'refuses the connection',
      'Logged out successfully',
      'You have been signed out of the admin panel.',
    ],
    ['never answers', 'Logged out successfully', 'You have been signed out of the admin panel.'],
    ['answers 409', 'Logout failed', 'Refused with 409'],
  ])("%s: the login is shown, and '%s: %s' is told", async (fault, title, told) => {
    backend.breakCall('POST /auth/v1/logout', fault);
    renderSite('/admin');
    await press('Logout');
    await untilShown('Admin Login');
    await untilTold(title, told);
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
