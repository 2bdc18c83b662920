import type { Locator, Page } from '@playwright/test';
import { adminTest as test } from '../support/adminTest.ts';
import { hold } from '../support/network.ts';
import { cardOf } from '../support/pageActions.ts';
import {
  answerQuestions,
  button,
  field,
  fill,
  formOf,
  postFields,
  project,
  signIn,
} from '../support/panel.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { expect, toast } from '../support/test.ts';

/** The place that a camera notes in a picture, which must not be published. */
const PLACE = 'Valangaiman, behind the temple';

/** The segment of a JPEG with the place, and that the photo is upright once it is turned by 90°. */
const METADATA = Buffer.from(
  [
    '\xff\xe1\0MExif\0\0MM\0*\0\0\0\b\0\x02',
    '\x01\x0e\0\x02\0\0\0\x1f\0\0\0&',
    '\x01\x12\0\x03\0\0\0\x01\0\x06\0\0',
    `\0\0\0\0${PLACE}\0`,
  ].join(''),
  'latin1',
);

const SHOWN = 'பட்டு, 100 % 🌾 & more';

const urlField = (page: Page) => field(formOf(page), 'Image URL (Optional)');
const uploaded = (page: Page) => formOf(page).getByText(/^The picture is uploaded/);
const choose = (page: Page, file: Awaited<ReturnType<typeof samplePicture>>) =>
  formOf(page).locator('input[type=file]').setInputFiles(file);

/** Opens the form of a new post, where a picture can be chosen. */
async function openNewPost(page: Page): Promise<void> {
  await signIn(page, '/admin');
  await button(page, 'New Post').click();
  await expect(button(formOf(page), 'Choose a picture')).toBeVisible();
}

/** Which of its files a browser shows of a picture. */
const currentOf = (picture: Locator) =>
  picture.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));

test('A photo from the device is stored in three sizes, and the fitting one is shown on card and article', async ({
  page,
  browser,
  mark,
  backend,
}) => {
  await openNewPost(page);
  await fill(formOf(page), postFields(mark));
  await choose(page, await samplePicture(page, 2000, 1000));
  await expect(uploaded(page)).toBeVisible();
  await expect(formOf(page).getByText('1600 × 800 px')).toBeVisible();
  const pictureUrl = await urlField(page).inputValue();
  expect(pictureUrl).toMatch(/\/pictures\/[\da-f]{32}-[\da-f]{6}-1600\.webp$/);
  await formOf(page).getByLabel('What the picture shows (Optional)').fill(SHOWN);
  await button(formOf(page), 'Create Post').click();
  await expect(toast(page, 'Success', 'Blog post created successfully!')).toBeVisible();
  const [row] = await backend.select('blog_posts', `slug=eq.silk-${mark}`);
  expect(new URL(String(row?.image_url)).pathname).toBe(new URL(pictureUrl).pathname);

  // In a browser that has no larger one of the same picture in its cache.
  const visitor = await browser.newPage({ viewport: { width: 400, height: 800 } });
  await visitor.goto('/blog');
  const card = cardOf(visitor, `Silk by a window ${mark}`);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => currentOf(card.locator('img'))).toMatch(/-480\.webp$/);
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await visitor.goto(`/blog/silk-${mark}`);
  const picture = visitor.getByRole('img', { name: SHOWN });
  await expect.poll(() => currentOf(picture)).toMatch(/-960\.webp$/);
  await visitor.context().close();
});

test('A turned photo is stored upright, is not enlarged, and has no place of capture', async ({
  page,
}) => {
  await openNewPost(page);
  const photo = await samplePicture(page, 400, 200, METADATA);
  expect(photo.buffer.includes(PLACE)).toBe(true);
  await choose(page, photo);
  await expect(uploaded(page)).toBeVisible();
  await expect(formOf(page).getByText('200 × 400 px')).toBeVisible();
  const pictureUrl = await urlField(page).inputValue();
  expect(pictureUrl).toMatch(/-200\.webp$/);
  const { top, bottom, bytes } = await page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const column = context.getImageData(100, 0, 1, 400).data;
    const colorAt = (y: number) => [...column.subarray(4 * y, 4 * y + 4)];
    return {
      top: colorAt(10),
      bottom: colorAt(390),
      bytes: [...new Uint8Array(await blob.arrayBuffer())],
    };
  }, pictureUrl);
  // Turned clockwise, what was left is on top.
  expect(top[0]).toBeGreaterThan(150);
  expect(top[2]).toBeLessThan(100);
  expect(bottom[2]).toBeGreaterThan(150);
  expect(Buffer.from(bytes).includes(PLACE)).toBe(false);
  expect(Buffer.from(bytes).includes('Exif')).toBe(false);
});

test('Whatever becomes of an upload, the text stays, and another attempt stores the picture', async ({
  page,
  context,
  mark,
}) => {
  await openNewPost(page);
  const fields = postFields(mark);
  await fill(formOf(page), fields);
  const form = formOf(page);
  const failed = form.getByText(
    /^The picture could not be uploaded\. Please check your connection/,
  );
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/object/pictures/')) sent += 1;
  });

  await test.step('What is no picture is refused in plain words, and nothing is sent', async () => {
    const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
    for (const [name, mimeType, content, words] of [
      [
        'notes.txt',
        'text/plain',
        'அ ',
        'This file is not a picture. Pictures can be JPEG, PNG, WebP, AVIF or GIF.',
      ],
      ['empty.png', 'image/png', '', /^This picture is damaged/],
      ['IMG_1.HEIC', 'image/heic', heic, /^This browser cannot read HEIC pictures\./],
    ] as const) {
      await choose(page, { name, mimeType, buffer: Buffer.from(content, 'utf8') });
      await expect(form.getByText(words)).toBeVisible();
      await expect(button(form, 'Try again')).toHaveCount(0);
    }
    expect(sent).toBe(0);
  });

  await test.step('Offline it fails, and is tried again once the network is back', async () => {
    await context.setOffline(true);
    await choose(page, await samplePicture(page, 610, 300));
    await expect(failed).toBeVisible();
    await expect.soft(urlField(page)).toHaveValue('');
    await expect.soft(field(form, 'Content')).toHaveValue(fields.Content);
    await context.setOffline(false);
    await button(form, 'Try again').click();
    await expect(urlField(page)).toHaveValue(/-610\.webp$/);
  });

  await test.step('One that moved says that it is still now', async () => {
    const frame = '21f904000a0000002c0000000001000100000202440100';
    const hex = `47494638396101000100800000000000ffffff${frame}${frame}3b`;
    const buffer = Buffer.from(hex, 'hex');
    await choose(page, { name: 'dance.gif', mimeType: 'image/gif', buffer });
    await expect(form.getByText(/^The picture is uploaded, but no longer moves/)).toBeVisible();
  });
});

test('Pictures on their way are asked about before the page closes, and go on after Back and in another section', async ({
  page,
  mark,
}) => {
  await openNewPost(page);
  const form = formOf(page);
  const panel = form.getByRole('group', { name: 'Image' });
  const cover = form.getByRole('group', { name: 'Cover' });
  const shows = (within: Locator) => field(within, 'What the picture shows (Optional)');
  const sendOn = await hold(page, '**/storage/v1/object/pictures/**');
  const asked = answerQuestions(page, false);
  const reload = () => page.evaluate(() => window.location.reload());
  await fill(form, postFields(mark));
  await choose(page, await samplePicture(page, 620, 300));
  await shows(cover).fill('The counter');
  await button(form, 'Image').click();
  await panel.locator('input[type=file]').setInputFiles(await samplePicture(page, 630, 300));
  await shows(panel).fill('Looms');
  await reload();
  await expect.poll(() => asked).toHaveLength(1);

  await page.goBack();
  await page.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/admin/portfolio');
  await page.getByRole('link', { name: 'Blog Posts' }).click();
  await button(page, 'New Post').click();
  await expect(shows(cover)).toHaveValue('The counter');
  await button(form, 'Image').click();
  await expect(shows(panel)).toHaveValue('Looms');
  await sendOn();
  await expect(urlField(page)).toHaveValue(/-620\.webp#alt=The\+counter$/);
  await expect(field(panel, 'URL')).toHaveValue(/-630\.webp$/);
  await button(form, 'Create Post').click();
  await expect(toast(page, 'Success', 'Blog post created successfully!')).toBeVisible();
  await reload();
  await expect(cardOf(page, `Silk by a window ${mark}`)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('The section of pictures shows where each is shown, and deletes all its files after a question', async ({
  page,
  mark,
  backend,
}) => {
  await openNewPost(page);
  await choose(page, await samplePicture(page, 700, 300));
  await expect(uploaded(page)).toBeVisible();
  const pictureUrl = await urlField(page).inputValue();
  const { id } = await backend.insert('portfolio', project(mark, { thumbnail_url: pictureUrl }));
  const isStored = async (file: string) => (await page.request.get(file)).ok();
  const asked = answerQuestions(page, false, true);
  await page.goto('/admin/portfolio');
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page).toHaveURL('/admin/pictures');
  const row = page.getByRole('article').filter({ has: page.locator(`img[src="${pictureUrl}"]`) });
  await expect(row).toContainText(`Project ${mark}`);
  await button(row, `Delete the picture of Project ${mark}`).click();
  await expect.poll(() => asked[0]).toContain(`This picture is shown in: Project ${mark}.`);
  expect(await isStored(pictureUrl)).toBe(true);

  await backend.remove('portfolio', `id=eq.${id}`);
  await page.reload();
  await expect(row).toContainText('Not used');
  await row.getByRole('button', { name: /^Delete the unused picture/ }).click();
  await expect(toast(page, 'Success', 'Picture deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeFocused();
  expect(await isStored(pictureUrl)).toBe(false);
  expect(await isStored(pictureUrl.replace('-700.', '-480.'))).toBe(false);
});
