import type { Page } from '@playwright/test';
import { answerReads, fulfillList } from '../support/adminListTests.ts';
import {
  ADMIN_SECTIONS,
  type AdminSection,
  messagesSection,
  postsSection,
  projectsSection,
} from '../support/adminSections.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { ADMIN, signIn } from '../support/signIn.ts';
import { expect } from '../support/test.ts';

/** Height of a row in CSS px. */
const ROW = { least: 64, most: 72 };

/** Rows that no other test changes. */
async function answerWithTwo(page: Page, section: AdminSection): Promise<void> {
  await answerReads(page, section, (route) =>
    fulfillList(
      route,
      ['2', '1'].map((id) => ({
        id,
        ...section.row(`number ${id}`),
        created_at: `2026-03-0${id} 20:00:00+00`,
      })),
    ),
  );
}

const open = (section: AdminSection, button?: string) => async (page: Page) => {
  await signIn(page, section.path);
  await expect(page.getByRole('article')).toHaveCount(2);
  if (button === undefined) return;
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Answers a function of the data API. */
const answerCall = (page: Page, name: string, json: unknown) =>
  page.route(`**/rest/v1/rpc/${name}`, (route) => route.fulfill({ json }));

const CHANGE = { made_at: '2026-03-05T20:00:00+00:00', made_by: ADMIN.email };

async function openDeleted(page: Page): Promise<void> {
  await answerCall(page, 'deleted_entries', [
    { ...CHANGE, id: 7, entry_id: '3', title: 'A post that was deleted' },
  ]);
  await open(postsSection, 'Recently deleted')(page);
  await expect(page.getByText('A post that was deleted')).toBeVisible();
}

async function openHistory(page: Page): Promise<void> {
  await answerCall(page, 'entry_history', [
    { ...CHANGE, id: 9, action: 'update', changed: ['title'] },
    { ...CHANGE, id: 8, action: 'insert', changed: [] },
  ]);
  await open(projectsSection, 'Edit')(page);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: /^Compare/ })).toBeVisible();
}

/** What a screen reader finds on each screen of the admin. */
const screens: Record<string, { part: string; arrive: (page: Page) => Promise<unknown> }> = {
  'admin-login': { part: 'body', arrive: (page) => page.goto('/admin') },
  'admin-posts': { part: 'body', arrive: open(postsSection) },
  'admin-projects': { part: 'main', arrive: open(projectsSection) },
  'admin-messages': { part: 'main', arrive: open(messagesSection) },
  'admin-new-post': { part: '[role=dialog]', arrive: open(postsSection, 'New Post') },
  'admin-recently-deleted': {
    part: 'role=dialog[name="Recently deleted"]',
    arrive: openDeleted,
  },
  'admin-history': { part: 'role=dialog[name="History"]', arrive: openHistory },
  'admin-edited-project': { part: '[role=dialog]', arrive: open(projectsSection, 'Edit') },
};

for (const [name, { part, arrive }] of Object.entries(screens)) {
  test(`The accessibility tree of the screen ${name} is the reviewed one`, async ({ page }) => {
    for (const section of ADMIN_SECTIONS) await answerWithTwo(page, section);
    await arrive(page);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test(`Rows at ${width} px are ${ROW.least} to ${ROW.most} px high and end at the edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const section of [postsSection, projectsSection]) await answerWithTwo(page, section);
    for (const section of [postsSection, projectsSection]) {
      await open(section)(page);
      for (const row of await page.getByRole('article').all()) {
        const box = await row.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(ROW.least);
        expect(box?.height).toBeLessThanOrEqual(ROW.most);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 48);
      }
    }
  });
}

test('A row ends at the edge of a large screen too', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await answerWithTwo(page, postsSection);
  await open(postsSection)(page);
  const box = await page.getByRole('article').first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1920 - 48);
});

test('Tamil is marked as Tamil in each section', async ({ page }) => {
  const TAMIL = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா?';
  for (const section of ADMIN_SECTIONS) {
    await answerReads(page, section, (route) => {
      const row = Object.entries(section.row('number 1')).map(([column, value]) =>
        /title|excerpt|description|name|^message/.test(column) ? [column, TAMIL] : [column, value],
      );
      const stored = { id: '1', created_at: '2026-03-01 20:00:00+00' };
      return fulfillList(route, [{ ...Object.fromEntries(row), ...stored }]);
    });
    await signIn(page, section.path);
    const texts = page.getByRole('article').getByText(TAMIL, { exact: true });
    await expect(texts).toHaveCount(2);
    for (const text of await texts.all()) {
      expect(await text.evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))).toBe('ta');
    }
  }
});
