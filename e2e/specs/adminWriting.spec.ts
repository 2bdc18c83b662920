import { expect, type Page } from '@playwright/test';
import { fill } from '../support/adminEditorTests.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { postsEditor, projectsEditor } from '../support/editorSections.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { signIn } from '../support/signIn.ts';
import { tabTo } from '../support/tabTo.ts';
import { toast } from '../support/toast.ts';
import { violationsOf } from '../support/violationsOf.ts';

/** The document in which an entry is previewed. */
const FRAME = 'iframe[title^="Preview:"]';

for (const section of [postsEditor, projectsEditor]) {
  const { path, table } = section;
  const form = (page: Page) => page.getByRole('dialog', { name: section.editing });
  const text = (page: Page) => form(page).getByLabel(/^(Content|Description)$/);
  const shown = (page: Page) => page.frameLocator(FRAME);
  const column = table === 'blog_posts' ? 'content' : 'description';

  test(`${section.title}: the toolbar and its keys write Markdown, and undo takes it back`, async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    const before = String(row[column]);
    await signIn(page, `${path}?edit=${row.id}`);
    await expect(text(page)).toHaveValue(before);
    await text(page).press('Control+Home');
    await page.keyboard.press('Shift+Control+ArrowRight');
    const [word = ''] = /^\S+/.exec(before) ?? [];
    await form(page).getByRole('button', { name: 'Bold' }).click();
    await expect(text(page)).toHaveValue(`**${word}**${before.slice(word.length)}`);
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveValue(before);

    await text(page).press('Control+Home');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('https://example.com');
    await expect(text(page)).toHaveValue(`[](https://example.com)${before}`);
    await page.reload();
    await expect(text(page)).toHaveValue(`[](https://example.com)${before}`);
  });

  test(`${section.title}: the preview beside the form follows what is written`, async ({
    page,
    backend,
    mark,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await fill(form(page), { Title: `Preview ${mark}` });
    await form(page).getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(shown(page).getByText(`Preview ${mark}`)).toBeVisible();
    await text(page).fill(`## Threads\n\nA **strong** thread. ${'Words. '.repeat(90)}`);
    await expect(shown(page).locator('h2', { hasText: 'Threads' })).toBeVisible();
    await expect(shown(page).locator('strong')).toHaveText('strong');
    expect(await violationsOf(page)).toEqual([]);

    // A click has no effect on it, and the wheel scrolls it.
    await shown(page).locator('strong').click({ force: true });
    await page.mouse.wheel(0, 300);
    const scrolled = () =>
      shown(page)
        .locator('html')
        .evaluate((root) => root.ownerDocument.scrollingElement?.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(0);
    for (const place of ['Card', 'Dialog', 'Page']) {
      await form(page).getByRole('button', { name: place, exact: true }).click();
      for (const [device, width] of [
        ['Desktop', 1280],
        ['Phone', 375],
      ] as const) {
        await form(page).getByRole('button', { name: device, exact: true }).click();
        const title = shown(page).getByText(`Preview ${mark}`);
        await expect(title).toBeVisible();
        expect(await title.evaluate((it) => it.ownerDocument.documentElement.clientWidth)).toBe(
          width,
        );
      }
    }
    await form(page).getByRole('button', { name: 'Hide preview' }).click();
    await expect(page.locator(FRAME)).toHaveCount(0);
    await expect(form(page).getByLabel('Title', { exact: true })).toHaveValue(`Preview ${mark}`);
    const [stored] = await backend.select(table, `id=eq.${row.id}`);
    expect(stored).toEqual(row);
  });

  test(`${section.title}: on a phone the preview takes the place of the fields, by keyboard alone`, async ({
    page,
    backend,
    mark,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    const title = form(page).getByLabel('Title', { exact: true });
    await title.fill('');
    await tabTo(page, form(page).getByRole('button', { name: 'Preview', exact: true }));
    await page.keyboard.press('Enter');
    await expect(title).toBeHidden();
    await expect(shown(page).locator('article')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    // A refused field is shown, and has the focus.
    await page.keyboard.press('Control+s');
    await expect(title).toBeFocused();
    await page.keyboard.type(`By key ${mark}`);
    await tabTo(page, form(page).getByRole('button', { name: 'Preview', exact: true }));
    await page.keyboard.press('Enter');
    await expect(shown(page).getByText(`By key ${mark}`)).toBeVisible();
    // From inside of the preview too, Escape asks before anything is discarded.
    await page.locator(FRAME).focus();
    const question = page.waitForEvent('dialog');
    await Promise.all([question.then((asked) => asked.dismiss()), page.keyboard.press('Escape')]);
    await expect(form(page)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Success', section.updated)).toBeVisible();
    const [stored] = await backend.select(table, `id=eq.${row.id}`);
    expect(stored?.title).toBe(`By key ${mark}`);
  });

  test(`${section.title}: a preview that can't be loaded leaves the form alone`, async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    await fill(form(page), { Title: `Kept ${mark}` });
    await page.route(/Preview-.*\.js/, (route) => route.abort());
    await form(page).getByRole('button', { name: 'Preview', exact: true }).click();
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText('The preview could not be loaded.');
    await expect(form(page).getByLabel('Title', { exact: true })).toHaveValue(`Kept ${mark}`);
    await page.unroute(/Preview-.*\.js/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page).getByText(`Kept ${mark}`)).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test(`${section.title}: Ctrl+S saves once, also from the text`, async ({
    page,
    backend,
    mark,
  }) => {
    const row = await backend.insert(table, section.row(mark));
    await signIn(page, `${path}?edit=${row.id}`);
    let writes = 0;
    page.on('request', (request) => {
      if (request.method() === 'PATCH') writes += 1;
    });
    await fill(form(page), { Title: `By key ${mark}` });
    await text(page).press('Control+s');
    await expect(toast(page, 'Success', section.updated)).toBeVisible();
    await expect(form(page)).toBeHidden();
    expect(writes).toBe(1);
    const [stored] = await backend.select(table, `id=eq.${row.id}`);
    expect(stored?.title).toBe(`By key ${mark}`);
  });

  test(`${section.title}: a tag in use is added by a press, and kept in the draft`, async ({
    page,
    backend,
    mark,
  }) => {
    await backend.insert(table, { ...section.row(mark), tags: [`Tag ${mark}`] });
    const slug = table === 'blog_posts' && { slug: `other-${mark}` };
    const row = await backend.insert(table, { ...section.row(`2${mark}`), ...slug });
    await signIn(page, `${path}?edit=${row.id}`);
    const tags = form(page).getByLabel('Tags (comma separated)', { exact: true });
    await tags.fill('Silk, tag m');
    await form(page)
      .getByRole('button', { name: `Add the tag Tag ${mark}` })
      .click();
    await expect(tags).toHaveValue(`Silk, Tag ${mark}, `);
    await expect(form(page).getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'Silk',
      `Tag ${mark}`,
    ]);
    await page.reload();
    await expect(tags).toHaveValue(`Silk, Tag ${mark}, `);
  });
}

test('A post’s address is shown, and what becomes of the one in use', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', postsEditor.row(mark));
  await signIn(page, `/admin?edit=${row.id}`);
  const form = page.getByRole('dialog', { name: postsEditor.editing });
  await expect(form.getByText(new RegExp(`^http.*/blog/post-${mark}$`))).toBeVisible();
  await expect(form.getByText(/^Links to/)).toBeHidden();
  await fill(form, { 'Slug (URL)': `new-${mark}` });
  await expect(form.getByText(new RegExp(`^http.*/blog/new-${mark}$`))).toBeVisible();
  const note = form.getByText(
    new RegExp(`^Links to http.*/blog/post-${mark} will keep leading to`),
  );
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await fill(form, { 'Slug (URL)': `post-${mark}` });
  await expect(note).toBeHidden();
});

test('A post is previewed with the date that it has', async ({ page, backend }) => {
  const [post] = await backend.select('blog_posts', 'slug=eq.pongal-page-ready-by-december');
  await signIn(page, `/admin?edit=${post?.id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const date = page.frameLocator(FRAME).locator('time').first();
  await expect(date).toHaveAttribute('datetime', String(post?.created_at));
});
