// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { signedIn } from '@agency/mocks/scenarios';
import { fireEvent } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeClock, settle, until } from '#testing/fakeClock';
import type { FaultName } from '#testing/faults';
import { type FaultyBackend, faultyBackend } from '#testing/faultyBackend';
import { fewRows } from '#testing/fewRows';
import {
  buttonOf,
  isShown,
  notificationsNow,
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
  backend = faultyBackend(signedIn(fewRows));
});

describe('a section of the panel, when the backend', () => {
  test("never answers: the failure is shown, and 'Try again' shows the list", async () => {
    backend.breakCall('GET /rest/v1/contact_messages', 'never answers');
    renderSite('/admin/messages');
    await untilNotified('Error', 'Failed to fetch contact messages.');
    expect(isShown('No contact messages yet.')).toBe(false);
    backend.repair();
    await press('Try again');
    await untilShown(/\d+ messages/);
    expect(isShown('Try again')).toBe(false);
  });

  test('answers after 5 seconds: it says that it loads', async () => {
    backend.breakCall('GET /rest/v1/portfolio', 'answers after 5 seconds');
    renderSite('/admin/portfolio');
    await untilShown('Loading portfolio projects...');
    await untilShown('Nalam Kudumba Clinic');
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

describe('deleting a post, when the backend', () => {
  const { ordinary } = posts;
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

  test('answers after 5 seconds: nothing is shown before', async () => {
    await remove('answers after 5 seconds');
    expect(notificationsNow()).toEqual([]);
    await untilNotified('Success', 'Blog post deleted successfully!');
  });
});
