import { adminTest as test } from '../support/adminTest.ts';
import { field, formOf, message, post, signIn } from '../support/panel.ts';
import { expect } from '../support/test.ts';

test('Ctrl K leads to any post or message by the keyboard alone', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert('blog_posts', post(mark));
  await backend.insert('contact_messages', message(mark));
  await signIn(page, '/admin/portfolio');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const box = search.getByRole('combobox', { name: 'Search posts, projects and messages' });
  await expect(box).toBeFocused();
  await box.fill(mark);
  await expect(search.getByRole('option', { name: `Post ${mark}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(formOf(page), 'Title')).toHaveValue(`Post ${mark}`);
  await page.keyboard.press('Escape');
  await expect(formOf(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await box.fill(mark);
  await search.getByRole('option', { name: `Person ${mark}` }).click();
  const opened = page.getByRole('dialog', { name: `Person ${mark}` });
  await expect(opened).toContainText(`A message about ${mark}`);
});
