import type { Page } from '@playwright/test';
import { newSession, SESSION_KEY } from '../support/backend.ts';
import { observeEvents, type Part, slowestEvent, withSite } from './bench.ts';
import { LONG_POST } from './longPost.ts';

const MESSAGES = 10_000;
const RUNS = 5;
const KEYS = 40;
/** Gates: milliseconds until the first card of a list, and from the slowest key to the next paint. */
const MOST_FIRST_CARD = 500;
const MOST_KEY = 50;

/** The panel with many messages, and typing in its search and in a very long post. */
export const adminPart: Part = {
  name: 'admin',
  measure: () =>
    withSite(MESSAGES, async ({ browser, origin }) => {
      const run = async (measure: (page: Page) => Promise<number>) => {
        const values: number[] = [];
        for (let each = 0; each < RUNS; each += 1) {
          const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' });
          await context.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
            key: SESSION_KEY,
            text: JSON.stringify(await newSession(context.request)),
          });
          const page = await context.newPage();
          await page.addInitScript(observeEvents);
          values.push(await measure(page));
          await context.close();
        }
        return values;
      };
      const messages = `${MESSAGES.toLocaleString('en')} messages`;
      const text = `${LONG_POST.characters.toLocaleString('en')} characters`;
      return [
        {
          subject: messages,
          name: 'first card ms',
          values: await run(untilFirstCard),
          most: MOST_FIRST_CARD,
        },
        {
          subject: messages,
          name: 'slowest key in search ms',
          values: await run(async (page) => {
            await page.goto('/admin/messages', { waitUntil: 'networkidle' });
            await page.getByRole('searchbox').pressSequentially('person 77 website');
            return slowestEvent(page);
          }),
          most: MOST_KEY,
        },
        {
          subject: text,
          name: 'slowest key at the beginning ms',
          values: await run(async (page) => {
            await page.goto(`/admin?edit=${LONG_POST.id}`, { waitUntil: 'networkidle' });
            await page.getByLabel('Content', { exact: true }).press('Control+Home');
            for (let typed = 0; typed < KEYS; typed += 1) await page.keyboard.press('x');
            return slowestEvent(page);
          }),
          most: MOST_KEY,
        },
      ];
    }),
};

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
