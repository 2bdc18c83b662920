import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../support/adminEditorTests.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor, projectsEditor } from '../support/editorSections.ts';
import { type PictureFile, PLACE, samplePicture } from '../support/samplePicture.ts';
import { ADMIN, SESSION_KEY, signIn } from '../support/signIn.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

const UPLOADS = '**/storage/v1/object/pictures/**';
const DONE = 'The picture is uploaded. It is part of the entry once you save.';
const SHOWN = 'பட்டு, 100 % 🌾 & more';
const FAILED = /^The picture could not be uploaded\. Please check your connection/;

const addressField = (dialog: Locator) => dialog.getByLabel('Image URL (Optional)');
const choose = (dialog: Locator, file: PictureFile) =>
  dialog.locator('input[type=file]').setInputFiles(file);

/** Opens the form of a new post with everything but a picture. */
async function openForm(page: Page, mark: string): Promise<Locator> {
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await fill(dialog, { ...postsEditor.fields(mark), 'Image URL (Optional)': '' });
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  return dialog;
}

/** Nothing that was written is gone, and the entry names no picture. */
async function expectTextKept(dialog: Locator, mark: string): Promise<void> {
  for (const [label, text] of Object.entries(postsEditor.fields(mark))) {
    if (label === 'Image URL (Optional)') await expect(addressField(dialog)).toHaveValue('');
    else await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}

/** Hands a file over like a drop or the clipboard. */
async function handOver(target: Locator, kind: 'drop' | 'paste', file: PictureFile): Promise<void> {
  await target.evaluate(
    (element, { kind, name, mimeType, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { kind, name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  );
}

test('A photo from the device is stored in three sizes and shown on card and article', async ({
  page,
  mark,
  backend,
}) => {
  const dialog = await openForm(page, mark);
  await choose(dialog, await samplePicture(page, 2000, 1000));
  await expect(dialog.getByText(DONE)).toBeVisible();
  await expect(dialog.getByText('1600 × 800 px')).toBeVisible();
  const address = await addressField(dialog).inputValue();
  expect(address).toMatch(/\/pictures\/[\da-f]{32}-[\da-f]{6}-1600\.webp$/);
  await dialog.getByLabel('What the picture shows (Optional)').fill(SHOWN);
  await expect(dialog.getByText('1600 × 800 px')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Success', postsEditor.created)).toBeVisible();
  const [row] = await backend.select('blog_posts', `slug=eq.silk-${mark}`);
  expect(new URL(String(row?.image_url)).pathname).toBe(new URL(address).pathname);

  for (const [width, height] of [
    [480, 240],
    [960, 480],
    [1600, 800],
  ] as const) {
    const file = address.replace('1600.webp', `${width}.webp`);
    expect(await sizeOf(page, file)).toEqual([width, height]);
  }

  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto('/blog');
  const title = `Silk by a window ${mark}`;
  const card = page.getByRole('article').filter({ hasText: title });
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img');
  await expect.poll(() => currentOf(picture)).toMatch(/-480\.webp$/);
  const color = `#${/-([\da-f]{6})-/.exec(address)?.[1]}`;
  await expect(card.locator('rect')).toHaveAttribute('fill', color);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blog/silk-${mark}`);
  const article = page.getByRole('img', { name: SHOWN });
  await expect.poll(() => currentOf(article)).toMatch(/-960\.webp$/);
});

const currentOf = (picture: Locator) =>
  picture.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));

/** Width and height of the picture at an address. */
const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    return [bitmap.width, bitmap.height];
  }, address);

for (const kind of ['drop', 'paste'] as const) {
  test(`A ${kind} anywhere in the form takes a picture`, async ({ page, mark }) => {
    const dialog = await openForm(page, mark);
    await handOver(dialog.getByLabel('Content'), kind, await samplePicture(page, 500, 300));
    await expect(dialog.getByText(DONE)).toBeVisible();
    await expect(addressField(dialog)).toHaveValue(/-500\.webp$/);
    await expect(dialog.getByLabel('Content')).toHaveValue(postsEditor.fields(mark).Content ?? '');
  });
}

test('A small photo is not enlarged, a turned one is upright, and neither tells where it was taken', async ({
  page,
  mark,
}) => {
  const dialog = await openForm(page, mark);
  const photo = await samplePicture(page, 400, 200, true);
  expect(photo.buffer.includes(PLACE)).toBe(true);
  await choose(dialog, photo);
  await expect(dialog.getByText(DONE)).toBeVisible();
  await expect(dialog.getByText('200 × 400 px')).toBeVisible();
  const address = await addressField(dialog).inputValue();
  expect(address).toMatch(/-200\.webp$/);
  const { top, bottom, bytes } = await page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(100, 0, 1, 400);
    return {
      top: [...data.subarray(40, 44)],
      bottom: [...data.subarray(1560, 1564)],
      bytes: [...new Uint8Array(await blob.arrayBuffer())],
    };
  }, address);
  // Turned clockwise, what was left is on top.
  expect(top[0]).toBeGreaterThan(150);
  expect(top[2]).toBeLessThan(100);
  expect(bottom[2]).toBeGreaterThan(150);
  expect(Buffer.from(bytes).includes(PLACE)).toBe(false);
  expect(Buffer.from(bytes).includes('Exif')).toBe(false);
});

test('An upload can be cancelled, and the same file chosen again', async ({ page, mark }) => {
  const dialog = await openForm(page, mark);
  const photo = await samplePicture(page, 600, 300);
  await page.route(UPLOADS, () => {});
  await choose(dialog, photo);
  await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await expectTextKept(dialog, mark);
  await page.unroute(UPLOADS);
  await choose(dialog, photo);
  await expect(addressField(dialog)).toHaveValue(/-600\.webp$/);
});

test('Offline, the upload fails with a way on, which works once the network is back', async ({
  page,
  context,
  mark,
}) => {
  const dialog = await openForm(page, mark);
  const photo = await samplePicture(page, 600, 300);
  await context.setOffline(true);
  await choose(dialog, photo);
  await expect(dialog.getByText(FAILED)).toBeVisible();
  await expectTextKept(dialog, mark);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(DONE)).toBeVisible();
  await expect(addressField(dialog)).toHaveValue(/-600\.webp$/);
});

test('After an answer that was lost, another attempt finds the file and goes on', async ({
  page,
  mark,
}) => {
  const dialog = await openForm(page, mark);
  const photo = await samplePicture(page, 600, 300);
  await page.route(UPLOADS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choose(dialog, photo);
  await expect(dialog.getByText(FAILED)).toBeVisible();
  await expectTextKept(dialog, mark);
  await page.unroute(UPLOADS);
  const stored = page.waitForResponse(
    (answer) => answer.url().includes('-480.webp') && answer.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Try again' }).click();
  expect(await (await stored).json()).toMatchObject({ statusCode: '409' });
  await expect(dialog.getByText(DONE)).toBeVisible();
});

for (const { what, answer, words } of [
  {
    what: 'a refusal by the policy',
    answer: { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level' },
    words: 'This account may not upload pictures.',
  },
  {
    what: 'a storage that is full',
    answer: { statusCode: '402', error: 'Quota', message: 'The quota of this project is used up' },
    words: 'The quota of this project is used up',
  },
  {
    what: 'a file that is too large',
    answer: { statusCode: '413', error: 'Payload too large', message: 'The object is too large' },
    words: 'The object is too large',
  },
]) {
  test(`After ${what}, its reason is told and the text stays`, async ({ page, mark }) => {
    const dialog = await openForm(page, mark);
    await page.route(UPLOADS, (route) => route.fulfill({ status: 400, json: answer }));
    await choose(dialog, await samplePicture(page, 300, 200));
    await expect(dialog.getByText(words)).toBeVisible();
    await expectTextKept(dialog, mark);
  });
}

test('When the session ends in the middle, the text is there after the next login', async ({
  page,
  mark,
}) => {
  const dialog = await openForm(page, mark);
  await page.route(UPLOADS, (route) =>
    route.fulfill({
      status: 400,
      json: {
        statusCode: '403',
        error: 'Unauthorized',
        message: '"exp" claim timestamp check failed',
      },
    }),
  );
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Gone' },
    }),
  );
  await choose(dialog, await samplePicture(page, 300, 200));
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  await page.unroute(UPLOADS);
  await fill(page.locator('main'), { Email: ADMIN.email, Password: ADMIN.password });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectTextKept(dialog, mark);
  await choose(dialog, await samplePicture(page, 300, 200));
  await expect(addressField(dialog)).toHaveValue(/-300\.webp$/);
});

for (const { what, file, words } of [
  {
    what: 'A text',
    file: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('அ '.repeat(5000)) },
    words: 'This file is not a picture.',
  },
  {
    what: 'An empty file',
    file: { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    words: 'This picture is damaged, or of a kind that this browser cannot read.',
  },
  {
    what: 'A HEIC photo',
    file: {
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    words: 'This browser cannot read HEIC pictures. Please save it as JPEG first.',
  },
]) {
  test(`${what} is refused in plain words, and nothing is sent`, async ({ page, mark }) => {
    const dialog = await openForm(page, mark);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await choose(dialog, file);
    await expect(dialog.getByText(words)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectTextKept(dialog, mark);
    expect(sent).toEqual([]);
  });
}

test('The section of pictures tells what is shown where, and deletes after a question', async ({
  page,
  mark,
  backend,
}) => {
  const dialog = await openForm(page, mark);
  await choose(dialog, await samplePicture(page, 700, 300));
  await expect(dialog.getByText(DONE)).toBeVisible();
  const address = await addressField(dialog).inputValue();
  const project = {
    ...projectsEditor.payload(mark),
    title: `Mill ${mark}`,
    thumbnail_url: address,
  };
  const { id } = await backend.insert('portfolio', project);
  await page.goto('/admin/portfolio');
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page).toHaveURL('/admin/pictures');
  await expect(page).toHaveTitle(/^Pictures/);
  const row = page.getByRole('article').filter({ has: page.locator(`img[src="${address}"]`) });
  await expect(row).toContainText(`Mill ${mark}`);
  expect(await violationsOf(page)).toEqual([]);

  const questions: string[] = [];
  let answer = false;
  page.on('dialog', (question) => {
    questions.push(question.message());
    return answer ? question.accept() : question.dismiss();
  });
  await row.getByRole('button', { name: `Delete the picture of Mill ${mark}` }).click();
  await expect.poll(() => questions.join()).toContain(`This picture is shown in: Mill ${mark}.`);
  expect((await page.request.get(address)).status()).toBe(200);

  await backend.remove('portfolio', `id=eq.${id}`);
  await page.reload();
  await expect(row).toContainText('Not used');
  answer = true;
  await row.getByRole('button', { name: /^Delete the unused picture/ }).click();
  await expect(toast(page, 'Success', 'Picture deleted successfully!')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeFocused();
  for (const width of ['480', '700']) {
    const file = address.replace('-700.', `-${width}.`);
    expect((await page.request.get(file)).ok()).toBe(false);
  }
});

test('Where nothing is stored, the address field stays, with its preview', async ({
  page,
  mark,
}) => {
  await page.route('**/storage/v1/bucket/pictures', (route) =>
    route.fulfill({ status: 400, json: { statusCode: '404', message: 'Bucket not found' } }),
  );
  await signIn(page);
  await page.getByRole('button', { name: 'New Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' });
  await addressField(dialog).fill(`${new URL(page.url()).origin}/demo/clinic.avif`);
  await expect(dialog.getByText(/^\d+ × \d+ px$/)).toBeVisible();
  await addressField(dialog).fill(`${new URL(page.url()).origin}/demo/${mark}.avif`);
  await expect(dialog.getByText(/^No picture loads from this address/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Recently deleted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pictures' })).toHaveCount(0);
});
