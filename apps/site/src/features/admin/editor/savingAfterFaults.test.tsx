// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { signedIn } from '@agency/mocks/scenarios';
import { describe, expect, test } from 'vitest';
import type { FaultName } from '#testing/faults.ts';
import {
  buttonOf,
  fill,
  press,
  untilGone,
  untilNotified,
  untilShown,
  written,
} from '#testing/pageActions.ts';
import { renderSite, siteForEachTest } from '#testing/renderSite.tsx';
import { until } from '#testing/settle.ts';
import { twoRowsEach } from '#testing/twoRowsEach.ts';

const site = siteForEachTest(signedIn(twoRowsEach));
const { ordinary } = posts;

const stored = (title: string) =>
  site.backend.database.rows('blog_posts').filter((row) => row.title === title).length;

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
    site.backend.breakCall(call, fault);
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
      site.backend.repair();
      await press('Create Post');
      await untilNotified('Success', 'Blog post created successfully!');
      await untilGone('Create New Blog Post');
      expect(stored(TEXTS.Title)).toBe(1);
    },
  );
});

test('A text that is being written survives another tab’s clearing of the storage', async () => {
  const session = Object.entries(localStorage);
  const leave = renderSite('/admin?new=');
  await fill({ Title: 'A post of its own' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  leave();
  for (const [key, text] of session) localStorage.setItem(key, text);
  renderSite('/admin?new=');
  await untilShown('Create New Blog Post');
  expect(written('Title')).toEqual({ Title: 'A post of its own' });
});

describe('a project whose creation is stored without an answer', () => {
  const TEXTS = { Title: 'A mill of its own', Category: 'Own', Description: 'Rice of its own.' };
  const projects = () =>
    site.backend.database
      .rows('portfolio')
      .filter(({ title }) => String(title).startsWith('A mill'));
  const begin = async () => {
    site.backend.breakCall('POST /rest/v1/portfolio', 'does it, and its answer is lost');
    const leave = renderSite('/admin/portfolio?new=');
    await fill(TEXTS);
    await press('Create Project');
    await untilNotified('Error', 'Failed to save portfolio project.');
    site.backend.repair();
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
    await press('Edit A mill of another name');
    await untilShown('Edit Portfolio Project');
  });

  test('stays as it is when its form is cancelled, and another one is created', async () => {
    await begin();
    await press('Cancel');
    await press('New Project');
    await untilShown('Create New Portfolio Project');
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
  site.backend.database.update('blog_posts', [ordinary], { title: 'Their title' });
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
