import type { Page } from '@playwright/test';
import type { AdminApi, Row } from '../support/adminApi.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { cardOf } from '../support/pageActions.ts';
import {
  answerQuestions,
  button,
  field,
  fill,
  formOf,
  heading,
  post,
  postFields,
  project,
  signIn,
} from '../support/panel.ts';
import { expect, toast } from '../support/test.ts';

const titleOf = (page: Page) => field(formOf(page), 'Title');
const CREATED = ['Success', 'Blog post created successfully!'] as const;
const UPDATED = ['Success', 'Blog post updated successfully!'] as const;
const saved = (page: Page) => toast(page, ...UPDATED);

const storedTitle = async (backend: AdminApi, { id }: Row) =>
  (await backend.select('blog_posts', `id=eq.${id}`))[0]?.title;

test('A project is edited from its stored values and saved by Ctrl S, which changes it alone', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('portfolio', project(mark));
  const other = await backend.insert('portfolio', project(`${mark} beside it`));
  await signIn(page, '/admin/portfolio');
  const edit = button(page, `Edit ${row.title}`);
  await edit.click();
  const form = formOf(page);
  await expect(titleOf(page)).toHaveValue(String(row.title));
  await expect(field(form, 'Category')).toHaveValue('Web Development');
  await expect(field(form, 'Tags (comma separated)')).toHaveValue('Silk, Rice');
  await expect(field(form, 'Thumbnail URL (Optional)')).toHaveValue('');
  const description = 'அரிசி எங்கே விளைகிறது?';
  const tags = ' one,, two three ,';
  await fill(form, {
    Category: 'AI Automation',
    Description: description,
    'Tags (comma separated)': tags,
  });
  await field(form, 'Description').press('Control+s');
  await expect(toast(page, 'Success', 'Portfolio project updated successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(cardOf(page, String(row.title))).toContainText('AI Automation');
  await expect(cardOf(page, String(row.title)).locator('[lang="ta"]')).toHaveText(description);
  const stored = await backend.select('portfolio', `title=like.*${mark}*&order=created_at`);
  const changes = { category: 'AI Automation', description, tags: ['one', 'two three'] };
  expect(stored).toEqual([{ ...row, ...changes, updated_at: expect.any(String) }, other]);
});

test('What is written survives Back and a reload, until Cancel or an answer discards it', async ({
  page,
  mark,
}) => {
  const asked = answerQuestions(page, false, true, true);
  await signIn(page, '/admin');
  const form = formOf(page);

  await test.step('It survives Back and a reload', async () => {
    await button(page, 'New Post').click();
    await expect(form.getByText(/^Restored:/)).toBeHidden();
    await fill(form, postFields(mark));
    await page.goBack();
    await expect(form).toBeHidden();
    await button(page, 'New Post').click();
    await expect(titleOf(page)).toHaveValue(postFields(mark).Title);
    await page.reload();
    for (const [label, text] of Object.entries(postFields(mark))) {
      await expect.soft(field(form, label)).toHaveValue(text);
    }
    await expect(form.getByText(/^Restored: this is what you wrote before/)).toBeVisible();
  });

  await test.step('Escape and Close ask before they discard it', async () => {
    const question = 'Discard what you have not saved?';
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toEqual([question]);
    await expect(titleOf(page)).toHaveValue(postFields(mark).Title);
    await button(form, 'Close').click();
    await expect(form).toBeHidden();
    expect(asked).toEqual([question, question]);
    // Nothing but the URL has opened the form.
    await expect.soft(heading(page, 'Blog Posts')).toBeFocused();
  });

  await test.step('Cancel asks as well, also where a picture is not yet in the text', async () => {
    await button(page, 'New Post').click();
    await titleOf(page).fill(`Words ${mark}`);
    await button(form, 'Cancel').click();
    await expect(form).toBeHidden();
    expect(asked).toHaveLength(3);
    await button(page, 'New Post').click();
    await button(form, 'Image').click();
    const panel = form.getByRole('group', { name: 'Image' });
    await field(panel, 'URL').fill('https://example.com/shop.webp');
    await page.keyboard.press('Escape');
    await button(form, 'Cancel').click();
    await expect.poll(() => asked).toHaveLength(4);
    await page.goBack();
    await button(page, 'New Post').click();
    await button(form, 'Image').click();
    await expect(field(panel, 'URL')).toHaveValue('https://example.com/shop.webp');
  });
});

test('Who saves a post that has changed elsewhere is stopped, sees both texts and chooses', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', post(mark));
  const changed = page.getByRole('dialog', { name: 'This entry has changed' });
  const save = () => button(formOf(page), 'Update Post').click();
  const changeElsewhere = (title: string) =>
    backend.update('blog_posts', `id=eq.${row.id}`, { title: `${title} ${mark}` });
  await signIn(page, `/admin?edit=${row.id}`);
  await expect(titleOf(page)).toHaveValue(String(row.title));

  await test.step('Nothing is written, and the form keeps its text', async () => {
    await changeElsewhere('Theirs');
    await titleOf(page).fill(`Mine ${mark}`);
    await save();
    await expect(changed.getByRole('deletion')).toHaveText('Theirs');
    await expect(changed.getByRole('insertion')).toHaveText('Mine');
    await page.keyboard.press('Escape');
    await expect(changed).toBeHidden();
    await expect.soft(button(formOf(page), 'Update Post')).toBeFocused();
    await expect(titleOf(page)).toHaveValue(`Mine ${mark}`);
    expect(await storedTitle(backend, row)).toBe(`Theirs ${mark}`);
  });

  await test.step('Another change before ‘Save your text’ is shown anew', async () => {
    await save();
    await expect(changed.getByRole('deletion')).toHaveText('Theirs');
    await changeElsewhere('Third');
    await button(changed, 'Save your text').click();
    await expect(changed.getByRole('deletion')).toHaveText('Third');
    expect(await storedTitle(backend, row)).toBe(`Third ${mark}`);
  });

  await test.step('Theirs are loaded into the form, and saved from there', async () => {
    await button(changed, 'Take the saved text').click();
    await expect(changed).toBeHidden();
    await expect(titleOf(page)).toHaveValue(`Third ${mark}`);
    await expect.soft(formOf(page)).toBeFocused();
    await titleOf(page).fill(`Both ${mark}`);
    await save();
    await expect(saved(page)).toBeVisible();
    expect(await storedTitle(backend, row)).toBe(`Both ${mark}`);
  });
});

test('What is deleted elsewhere is saved as a new post, and what is changed elsewhere is deleted after another question', async ({
  page,
  backend,
  mark,
}) => {
  const first = await backend.insert('blog_posts', post(mark));
  const asked = answerQuestions(page, false, true, false, true, true);
  await signIn(page, `/admin?edit=${first.id}`);
  const title = `Mine ${mark}`;

  await test.step('The text of a post that was deleted elsewhere is saved as a new one', async () => {
    await titleOf(page).fill(title);
    await backend.remove('blog_posts', `id=eq.${first.id}`);
    await button(formOf(page), 'Update Post').click();
    const gone = page.getByRole('dialog', { name: 'This entry was deleted' });
    await button(gone, 'Save as a new entry').click();
    await expect(toast(page, ...CREATED)).toBeVisible();
    await expect(formOf(page)).toBeHidden();
    const stored = await backend.select('blog_posts', `title=like.*${mark}*`);
    expect(stored.map((row) => row.title)).toEqual([title]);
  });

  const remove = button(page, `Delete ${title}`);
  const [row] = await backend.select('blog_posts', `title=eq.${title}`);
  const count = async () => (await backend.select('blog_posts', `id=eq.${row?.id}`)).length;
  const sure = 'Are you sure you want to delete this blog post?';
  const again = 'This entry was changed after the list was read. Delete it all the same?';
  const changeElsewhere = (tag: string) =>
    backend.update('blog_posts', `id=eq.${row?.id}`, { tags: [tag] });

  await test.step('A deletion that is refused, at either question, deletes nothing', async () => {
    await remove.click();
    await expect.poll(() => asked).toEqual([sure]);
    await changeElsewhere('Changed');
    await remove.click();
    await expect.poll(() => asked).toEqual([sure, sure, again]);
    await expect(cardOf(page, title).getByText('Changed')).toBeVisible();
    expect(await count()).toBe(1);
  });

  await test.step('After a second question, it is deleted', async () => {
    await changeElsewhere('Changed again');
    await remove.click();
    await expect(toast(page, 'Success', 'Blog post deleted successfully!')).toBeVisible();
    await expect(cardOf(page, title)).toBeHidden();
    expect(asked).toHaveLength(5);
    expect(await count()).toBe(0);
  });
});

test('A wrong save is compared with the version before it, and undone', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('portfolio', project(mark));
  await backend.update('portfolio', `id=eq.${row.id}`, { title: `Wrong ${mark}` });
  const asked = answerQuestions(page, false, true);
  await signIn(page, `/admin/portfolio?edit=${row.id}`);
  await titleOf(page).fill(`Half a thought ${mark}`);
  const history = page.getByRole('dialog', { name: 'History' });
  const stored = async () => (await backend.select('portfolio', `id=eq.${row.id}`))[0]?.title;

  await test.step('The change is named, with its account and both texts', async () => {
    await button(formOf(page), 'History').click();
    await expect(history.getByText('Now', { exact: true })).toBeVisible();
    await expect(history.getByText(/^Title changed by admin@example\.com$/)).toBeVisible();
    await history.getByRole('button', { name: /^Compare/ }).click();
    await expect(history.getByRole('insertion').last()).toHaveText('Project');
    await expect(history.getByRole('deletion').last()).toHaveText('Wrong');
  });

  await test.step('Restoring asks before it discards what is not saved', async () => {
    await button(history, 'Restore this version').click();
    await expect.poll(() => asked).toEqual(['Discard what you have not saved?']);
    expect(await stored()).toBe(`Wrong ${mark}`);
    await button(history, 'Restore this version').click();
    await expect(toast(page, 'Success', 'This version was restored.')).toBeVisible();
    await expect(history).toBeHidden();
    await expect(titleOf(page)).toHaveValue(String(row.title));
    await expect.soft(button(formOf(page), 'History')).toBeFocused();
    expect(await stored()).toBe(row.title);
  });

  await button(formOf(page), 'Cancel').click();
  await expect(cardOf(page, String(row.title))).toBeVisible();
});

test('The old address of a post leads to it when its slug has changed, until another post has that slug', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', post(mark, { slug: `old-${mark}` }));
  const heading = page.getByRole('heading', { level: 1 });
  await signIn(page, `/admin?edit=${row.id}`);
  await field(formOf(page), 'Slug (URL)').fill(`புதிய-${mark}`);
  await expect(
    formOf(page).getByText(`/blog/old-${mark} will keep leading to this post.`),
  ).toBeVisible();
  await button(formOf(page), 'Update Post').click();
  await expect(saved(page)).toBeVisible();

  await page.goto(`/blog/old-${mark}?from=mail#content`);
  await expect(heading).toHaveText(String(row.title));
  await expect(page).toHaveURL(encodeURI(`/blog/புதிய-${mark}?from=mail#content`));

  await backend.insert('blog_posts', post(`2${mark}`, { slug: `old-${mark}` }));
  await page.goto(`/blog/old-${mark}`);
  await expect(heading).toHaveText(`Post 2${mark}`);
  await expect(page).toHaveURL(`/blog/old-${mark}`);
});

test('What was written since the build waits for the next one, which is started by a press', async ({
  page,
  backend,
  mark,
}) => {
  // The embedded database can call no hook.
  await page.route('**/rest/v1/rpc/has_build_hook', (route) => route.fulfill({ json: true }));
  let started = 0;
  await page.route('**/rest/v1/rpc/start_build', (route) => {
    started += 1;
    return route.fulfill({ status: 204 });
  });
  await backend.insert('blog_posts', post(mark));
  await signIn(page, '/admin');
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const item = dialog.getByRole('listitem').filter({ hasText: mark });
  await expect(item).toHaveText(`Post ${mark}New`);
  // What the build knows as it is stored does not wait.
  await expect(dialog.getByText('The three prices of a website')).toHaveCount(0);
  await button(dialog, 'Publish now').click();
  const text = 'The build has started. It takes some minutes.';
  await expect(toast(page, 'Success', text)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Publish')).toBeFocused();
  expect(started).toBe(1);
});

/** The document in which an entry is previewed. */
const FRAME = 'iframe[title^="Preview:"]';

test('The preview beside the form follows what is written', async ({ page, backend, mark }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = await backend.insert('blog_posts', post(mark));
  await signIn(page, `/admin?edit=${row.id}`);
  const form = formOf(page);
  const shown = page.frameLocator(FRAME);
  await titleOf(page).fill(`Preview ${mark}`);
  await expect(shown.getByText(`Preview ${mark}`)).toBeVisible();
  await field(form, 'Content').fill('## Threads\n\nA **strong** thread.');
  await expect(shown.locator('h2', { hasText: 'Threads' })).toBeVisible();
  await expect(shown.locator('strong')).toHaveText('strong');

  await test.step('It follows the block in which the caret stands', async () => {
    const parts = Array.from({ length: 40 }, (_, index) => `Part ${index}. ${'silk '.repeat(20)}`);
    await field(form, 'Content').fill(parts.join('\n\n'));
    await expect(shown.getByText('Part 39.')).toBeInViewport();
    await field(form, 'Content').press('Control+Home');
    await expect(shown.getByText('Part 0.')).toBeInViewport();
  });

  await test.step('From inside of it too, Escape asks before anything is discarded', async () => {
    await page.locator(FRAME).focus();
    const asked = answerQuestions(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toHaveLength(1);
    await expect(form).toBeVisible();
  });
});

test('Who is signed in reaches the form of an entry from its page and its dialog, and Cancel, Back and saving return; a visitor is shown no such link', async ({
  page,
  backend,
  mark,
}) => {
  const row = await backend.insert('blog_posts', post(mark));
  const url = `/blog/post-${mark}`;
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  await page.goto(url);
  await expect(page.getByText('Share', { exact: true })).toBeVisible();
  await expect(edit).toBeHidden();
  await signIn(page, '/admin');

  await test.step('The page', async () => {
    await page.goto(url);
    await edit.click();
    await expect(titleOf(page)).toHaveValue(String(row.title));
    await button(formOf(page), 'Cancel').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(row.title));
    // The page is in the history once.
    await page.goBack();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('The dialog', async () => {
    await page.goto('/blog');
    await page
      .getByRole('link', { name: String(row.title) })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: String(row.title) });
    await dialog.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(titleOf(page)).toHaveValue(String(row.title));
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { name: String(row.title) })).toBeVisible();
  });

  await test.step('Saving returns too', async () => {
    await page.goto(url);
    await edit.click();
    await titleOf(page).fill(`Another title ${mark}`);
    await button(formOf(page), 'Update Post').click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Another title ${mark}`);
    await expect(saved(page)).toBeVisible();
  });
});
