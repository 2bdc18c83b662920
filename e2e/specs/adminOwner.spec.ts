import type { Page } from '@playwright/test';
import {
  answerQuestions,
  button,
  cardOf,
  field,
  fill,
  formOf,
  logIn,
  message,
  adminTest as test,
} from '../support/panel.ts';
import { samplePicture } from '../support/picture.ts';
import { expect, toast } from '../support/test.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const tap = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).tap();

const notified = (page: Page, text: string) => expect(toast(page, 'Success', text)).toBeVisible();

async function openSection(page: Page, name: RegExp): Promise<void> {
  await tap(page, /^Toggle sidebar/);
  await page.getByRole('dialog', { name: 'Sections' }).getByRole('link', { name }).tap();
}

test('The owner answers a message and publishes, corrects, deletes and brings back a post on a phone', async ({
  page,
  backend,
  mark,
}) => {
  const title = `Silk by a window ${mark}`;
  const form = formOf(page);
  const content = field(form, 'Content');
  answerQuestions(page, true);
  await page.goto('/admin');
  // On a device's first visit, no message counts as new.
  const visited = page.waitForResponse('**/rpc/message_news');
  await logIn(page);
  await visited;

  await test.step('A new message is counted, found and answered', async () => {
    await backend.insert('contact_messages', message(mark));
    await page.reload();
    await expect(button(page, 'Toggle sidebar (Ctrl or ⌘ B), 1 new')).toBeVisible();
    await openSection(page, /^Contact Messages/);
    const received = cardOf(page, `Person ${mark}`);
    await expect(received.getByText('New', { exact: true })).toBeVisible();
    await tap(received, `Reply to Person ${mark}`);
    const reply = page.getByRole('dialog', { name: `Person ${mark}` });
    const mail = reply.getByRole('link', { name: 'Reply by mail' });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${mark}@example.com`));
    await tap(reply, 'Close');
    await openSection(page, /^Blog Posts/);
    await expect(button(page, 'Toggle sidebar (Ctrl or ⌘ B)')).toBeVisible();
  });

  await test.step('A post with a list, a link and a picture is written and previewed', async () => {
    await tap(page, 'New Post');
    await fill(form, { Title: title, Excerpt: 'No studio and no lamps.' });
    await content.tap();
    await tap(form, 'List');
    await content.pressSequentially('Morning light\nA white cloth\n\nThen read ');
    await tap(form, 'Link');
    await fill(form, { Words: 'our prices', URL: 'https://example.com/prices' });
    await tap(form, 'Insert link');
    await tap(form, 'Image');
    const insert = form.getByRole('group', { name: 'Image' });
    await insert.locator('input[type=file]').setInputFiles(await samplePicture(page, 640, 320));
    await field(insert, 'What the picture shows (Optional)').fill('Silk on a loom');
    await tap(insert, 'Insert picture');
    const picture = String.raw`!\[Silk on a loom\]\(\S+\)`;
    const written = `^- Morning light\n- A white cloth\n\nThen read \\[our prices\\]\\(https://example\\.com/prices\\)\\s+${picture}`;
    await expect(content).toHaveValue(new RegExp(written));

    await tap(form, 'Preview');
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('listitem').filter({ hasText: 'A white cloth' })).toBeVisible();
    await expect(preview.getByRole('link', { name: /^our prices/ })).toBeVisible();
    await expect(preview.getByRole('img', { name: 'Silk on a loom' })).toBeVisible();
    await tap(form, 'Hide preview');
  });

  await test.step('It is published, and the notification leads to it', async () => {
    await tap(form, 'Create Post');
    await notified(page, 'Blog post created successfully!');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^View \(opens/ }).tap();
    const article = await opened;
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await article.close();
  });

  await test.step('It is corrected, deleted, and the deletion undone', async () => {
    await tap(page, `Edit ${title}`);
    await field(form, 'Title').fill(`${title}, corrected`);
    await tap(form, 'Update Post');
    await notified(page, 'Blog post updated successfully!');
    await tap(page, `Delete ${title}, corrected`);
    await notified(page, 'Blog post deleted successfully!');
    await expect(cardOf(page, `${title}, corrected`)).toBeHidden();
    await tap(page, 'Undo');
    await notified(page, 'What was deleted is back.');
    await expect(cardOf(page, `${title}, corrected`)).toBeVisible();
    const [stored] = await backend.select('blog_posts', `title=like.*${mark}*`);
    expect(stored?.title).toBe(`${title}, corrected`);
  });
});
