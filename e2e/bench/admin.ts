import type { Page } from '@playwright/test';
import { ADMIN, PUBLISHABLE_KEY, SESSION_KEY } from '../support/backend.ts';
import { type Part, withSite } from './bench.ts';
import { type Figure, median, percentile } from './figures.ts';

const MESSAGES = 100_000;
const RUNS = 7;
const SUBJECT = `${MESSAGES.toLocaleString('en')} messages`;
/** Gates: milliseconds until the first card, and cards in the document. */
const GATES = { firstCard: 2000, cards: 100 };

const samples = new Map<string, Figure & { values: number[] }>();

/** The admin panel with 100,000 messages. */
export const adminPart: Part = {
  name: 'admin',
  measure: () =>
    withSite({ messages: MESSAGES }, async ({ browser, origin }) => {
      const session = await newSession(origin);
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' });
        await context.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
          key: SESSION_KEY,
          text: session,
        });
        await measure(await context.newPage());
        await context.close();
      }
      return [...samples.values()];
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

function addSample(name: string, value: number, most?: number): void {
  const figure = samples.get(name) ?? {
    subject: SUBJECT,
    name,
    values: [],
    ...(most !== undefined && { most }),
  };
  figure.values.push(value);
  samples.set(name, figure);
}

async function measure(page: Page): Promise<void> {
  await page.goto('/admin/messages', { waitUntil: 'commit' });
  addSample('first card ms', await untilCard(page, 'Person 1'), GATES.firstCard);
  addSample('cards', await page.getByRole('article').count(), GATES.cards);

  addSample('to posts ms', await switchTo(page, 'Blog Posts'));
  addSample('back ms', await switchTo(page, 'Contact Messages'));
  await untilCard(page, 'Person 1');

  const frames = await scroll(page);
  addSample('frame ms', median(frames));
  addSample('frame p95 ms', percentile(frames, 0.95));
  addSample('frame max ms', Math.max(...frames));
  addSample('last of 60 screens', await lastPosition(page));
}

/** Milliseconds from the start of the navigation until a card with this heading was painted. */
function untilCard(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const check = () => {
          const found = [...document.querySelectorAll('article h3')].some(
            (heading) => heading.textContent === text,
          );
          if (found) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(check);
        };
        check();
      }),
    name,
  );
}

/** Milliseconds from a click on a section's link until its first card was painted. */
function switchTo(page: Page, label: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(`nav [aria-label="${text}"]`)?.click();
        const check = () => {
          if (document.querySelector(`section[aria-label="${text}"] article`)) {
            requestAnimationFrame(() => resolve(performance.now() - start));
          } else requestAnimationFrame(check);
        };
        check();
      }),
    label,
  );
}

/** Milliseconds of each frame while every frame scrolls by half a screen. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
          if (frames.length < 120) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
}

/** Position in the list of the last card in the document, from 1. */
async function lastPosition(page: Page): Promise<number> {
  return Number(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .last()
      .getAttribute('aria-posinset'),
  );
}
