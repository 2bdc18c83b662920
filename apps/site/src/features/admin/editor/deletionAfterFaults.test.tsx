// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeClock } from '#testing/fakeClock';
import type { FaultName } from '#testing/faults';
import { type FaultyBackend, faultyBackend } from '#testing/faultyBackend';
import {
  isShown,
  notificationsNow,
  press,
  renderSite,
  untilGone,
  untilNotified,
  untilShown,
} from '#testing/renderSite';

let backend: FaultyBackend;

beforeEach(() => {
  fakeClock();
  localStorage.clear();
  backend = faultyBackend(signedIn(scenarios.ready));
});

const { ordinary } = posts;
describe('deleting a post, when the backend', () => {
  const remove = async (fault: FaultName) => {
    backend.breakCall('DELETE /rest/v1/blog_posts', fault);
    renderSite('/admin');
    await press(`Delete ${ordinary.title}`);
  };

  test.each<[FaultName, words: string]>([
    ['refuses the connection', 'Failed to delete blog post.'],
    ['answers 403', 'Refused with 403'],
  ])('%s: "%s" is shown, the post stays, and can be deleted', async (fault, words) => {
    await remove(fault);
    await untilNotified('Error', words);
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

  test('answers after 5 seconds: nothing is shown before', async () => {
    await remove('answers after 5 seconds');
    expect(notificationsNow()).toEqual([]);
    await untilNotified('Success', 'Blog post deleted successfully!');
  });
});
