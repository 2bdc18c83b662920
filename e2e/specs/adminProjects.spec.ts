import { expect } from '@playwright/test';
import { adminEditorTests } from '../support/adminEditorTests.ts';
import { adminListTests, answerReads, fulfillList } from '../support/adminListTests.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { projectsEditor as projects } from '../support/editorSections.ts';
import { signIn } from '../support/signIn.ts';

adminListTests(projects);
adminEditorTests(projects);

test('A card shows title, date, category, description and tags', async ({ page }) => {
  await answerReads(page, projects, (route) =>
    fulfillList(route, [
      { id: '1', ...projects.row('late'), created_at: '2026-03-05 20:00:00.123+00' },
      {
        id: '2',
        ...projects.row('hosted'),
        tags: null,
        created_at: '2024-03-05T10:20:30.123456+00:00',
      },
    ]),
  );
  await signIn(page, projects.path);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Project late', 'Project hosted']);
  await expect(cards.getByRole('time')).toHaveText(['Mar 06, 2026', 'Mar 05, 2024']);
  await expect(cards.nth(0).getByText('Web Development', { exact: true })).toBeVisible();
  await expect(cards.nth(0).getByText('Description of late', { exact: true })).toBeVisible();
  const tags = cards.getByRole('list', { name: 'Tags' });
  await expect(tags).toHaveCount(1);
  await expect(tags.getByRole('listitem')).toHaveText(['Silk', 'Rice']);
  await expect(cards.nth(0).getByRole('button', { name: 'Edit Project late' })).toBeVisible();
  await expect(cards.nth(0).getByRole('button', { name: 'Delete Project late' })).toBeVisible();
});

test('Two equal projects can be created one after the other', async ({ page, backend, mark }) => {
  await signIn(page, projects.path);
  const dialog = page.getByRole('dialog', { name: projects.creating });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: projects.open }).click();
    for (const [label, text] of Object.entries(projects.fields(mark))) {
      await dialog.getByLabel(label, { exact: true }).fill(text);
    }
    await dialog.getByRole('button', { name: projects.submitNew }).click();
    await expect(dialog).toBeHidden();
    expect(await backend.select('portfolio', `title=like.*${mark}*`)).toHaveLength(count);
  }
});
