import type { Browser, Page } from '@playwright/test';
import { ADMIN, PUBLISHABLE_KEY, SESSION_KEY } from '../support/backend.ts';
import { type Part, withSite } from './bench.ts';
import { observeEvents, slowestEvent } from './events.ts';
import type { Figure } from './figures.ts';

const RUNS = 5;
const KEYS = 40;
const CHARACTERS = 100_000;
/** Gate: milliseconds from the slowest key to the next paint. */
const MAX_KEY = 50;

/** Keys that lead to where is typed. */
const PLACES = { 'at its end': 'Control+End', 'at its beginning': 'Control+Home' };

/** Typing in a very long post, whose draft is written at each key. */
export const typingPart: Part = {
  name: 'typing',
  measure: () =>
    withSite({}, async ({ browser, origin }) => {
      const session = await newSession(origin);
      const id = await storePost(origin, session);
      const address = `${origin}/admin?edit=${id}`;
      const figures: Figure[] = [];
      for (const preview of [false, true]) {
        const subject = `${CHARACTERS.toLocaleString('en')} characters${preview ? ', with the preview' : ''}`;
        for (const [place, key] of Object.entries(PLACES)) {
          const values: number[] = [];
          for (let run = 0; run < RUNS; run += 1) {
            values.push(await slowestKey(browser, { address, session, key, preview }));
          }
          // Beside the preview most of it is the compositor's, which has no graphics processor here.
          const gate = preview ? {} : { most: MAX_KEY };
          figures.push({ subject, name: `slowest key ${place}, ms`, values, ...gate });
        }
      }
      return figures;
    }),
};

async function newSession(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return answer.text();
}

async function storePost(origin: string, session: string): Promise<string> {
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const answer = await fetch(`${origin}/rest/v1/blog_posts?select=id`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    },
    body: JSON.stringify({
      title: 'A very long post',
      slug: 'a-very-long-post',
      content: 'Some words of a very long post.\n\n'.repeat(CHARACTERS).slice(0, CHARACTERS - 1),
      excerpt: 'A post of many words.',
      tags: [],
      image_url: null,
    }),
  });
  const [row] = (await answer.json()) as { id: string }[];
  if (!row) throw new Error('The post was not stored.');
  return row.id;
}

interface Typing {
  address: string;
  session: string;
  /** Leads to where is typed. */
  key: string;
  /** Whether the preview is open beside the form. */
  preview: boolean;
}

async function slowestKey(
  browser: Browser,
  { address, session, key: place, preview }: Typing,
): Promise<number> {
  const context = await browser.newContext({ locale: 'en-IN' });
  try {
    await context.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
      key: SESSION_KEY,
      text: session,
    });
    const page = await context.newPage();
    await page.addInitScript(observeEvents);
    await page.goto(address, { waitUntil: 'networkidle' });
    if (preview) {
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await page.frameLocator('iframe').getByText('Some words').first().waitFor();
    }
    await type(page, place);
    return await slowestEvent(page);
  } finally {
    await context.close();
  }
}

async function type(page: Page, place: string): Promise<void> {
  const content = page.getByLabel('Content', { exact: true });
  await content.press(place);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('x');
}
