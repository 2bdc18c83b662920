import type { Page } from '@playwright/test';
import { newSession } from '../support/accounts.ts';
import { storeSession } from '../support/panel.ts';
import { LONG_POST } from './benchPages.ts';
import { inRuns } from './inRuns.ts';
import { slowestEvent } from './slowestEvent.ts';
import { seeded, withSite } from './withSite.ts';

const MESSAGES = 10_000;
const KEYS = 40;
/** Gates: milliseconds until the first card of a list, and from the slowest key to the next paint. */
const MOST_FIRST_CARD = 500;
const MOST_KEY = 50;

const messages = `${MESSAGES.toLocaleString('en')} messages`;
const text = `${LONG_POST.characters.toLocaleString('en')} characters`;
const figures = [
  { subject: messages, name: 'first card ms', most: MOST_FIRST_CARD, measure: untilFirstCard },
  { subject: messages, name: 'slowest key in search ms', most: MOST_KEY, measure: searchMessages },
  { subject: text, name: 'slowest key at the beginning ms', most: MOST_KEY, measure: writePost },
];

/** The panel with many messages, and typing in its search and in a very long post. */
export const measureAdmin = () =>
  withSite(seeded(String(MESSAGES)), async (site) => {
    const measured = [];
    for (const { measure, ...figure } of figures) {
      const values = await inRuns(site, {}, async (page) => {
        await storeSession(page, await newSession(page.request));
        return measure(page);
      });
      measured.push({ ...figure, values });
    }
    return measured;
  });

/** Milliseconds from a click on the section's link until its first card was painted. */
async function untilFirstCard(page: Page): Promise<number> {
  await page.goto('/admin', { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>('nav [aria-label="Contact Messages"]')?.click();
        const check = () =>
          document.querySelector('section[aria-label="Contact Messages"] article')
            ? requestAnimationFrame(() => resolve(performance.now() - start))
            : requestAnimationFrame(check);
        check();
      }),
  );
}

async function searchMessages(page: Page): Promise<number> {
  await page.goto('/admin/messages', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').pressSequentially('person 77 website');
  return slowestEvent(page);
}

async function writePost(page: Page): Promise<number> {
  await page.goto(`/admin?edit=${LONG_POST.id}`, { waitUntil: 'networkidle' });
  const area = page.getByLabel('Content', { exact: true });
  // Not by a key, which would be measured.
  await area.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(0, 0));
  for (let typed = 0; typed < KEYS; typed += 1) await area.press('x');
  return slowestEvent(page);
}
