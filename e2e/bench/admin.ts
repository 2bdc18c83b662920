/**
 * Measures the panel over 100,000 messages: `pnpm build`, then `node e2e/bench/admin.ts`.
 * It judges nothing: how fast is fast enough depends on the machine.
 */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Backend } from '../../apps/site/supabase/backend.ts';
import { chromiumPath } from '../chromium.ts';
import { ADMIN, PUBLISHABLE_KEY, SESSION_KEY } from '../signIn.ts';

const MESSAGES = 100_000;
const RUNS = 7;
const PORT = 4389;
const SITE = join(import.meta.dirname, '../../apps/site');

process.env.PORT = String(PORT);
process.env.SUPABASE_DB = 'memory';
// The plugins of the site look for its files below the working directory.
process.chdir(SITE);
const server = await preview({ root: SITE, logLevel: 'warn' });
const origin = `http://localhost:${PORT}`;

const opened = globalThis as { embeddedSupabase?: Promise<Backend> };
const backend = await opened.embeddedSupabase;
if (!backend) throw new Error('The preview has opened no backend.');
await backend.sql.query(
  `insert into public.contact_messages (name, email, mobile, message, created_at)
   select 'Person ' || n, 'person' || n || '@example.com', '+91 98765 43210',
          repeat('We need a website with our price list. ', 1 + n % 8),
          now() - n * interval '1 second'
   from generate_series(1, $1::int) n`,
  [MESSAGES],
);
await backend.sql.exec('analyze public.contact_messages');

const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
  method: 'POST',
  headers: { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify(ADMIN),
});
const session = await answer.text();

const browser = await chromium.launch({ executablePath: await chromiumPath() });
const samples = new Map<string, number[]>();
const note = (name: string, value: number) =>
  samples.set(name, [...(samples.get(name) ?? []), value]);

for (let run = 0; run < RUNS; run += 1) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN' });
  await context.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: SESSION_KEY,
    text: session,
  });
  const page = await context.newPage();
  await measure(page);
  await context.close();
}
await browser.close();

console.log(`${MESSAGES.toLocaleString('en')} messages, ${RUNS} runs`);
console.table(
  Object.fromEntries(
    [...samples].map(([name, values]) => [
      name,
      {
        median: Math.round(median(values) * 10) / 10,
        least: Math.round(Math.min(...values) * 10) / 10,
        most: Math.round(Math.max(...values) * 10) / 10,
      },
    ]),
  ),
);
await server.close();
await backend.close();
process.exit(0);

async function measure(page: Page): Promise<void> {
  await page.goto('/admin/messages', { waitUntil: 'commit' });
  note('Open /admin/messages to first card (ms)', await untilCard(page, 'Person 1'));
  note('Cards in the document', await page.getByRole('article').count());

  note('Switch to Blog Posts (ms)', await switchTo(page, 'Blog Posts'));
  note('Switch back to Contact Messages (ms)', await switchTo(page, 'Contact Messages'));
  await untilCard(page, 'Person 1');

  const frames = await scroll(page);
  note('Frame while scrolling, median (ms)', median(frames));
  note('Frame while scrolling, 95th percentile (ms)', percentile(frames, 0.95));
  note('Frame while scrolling, longest (ms)', Math.max(...frames));
  note('Place of the last card after 60 screens', await rowsRead(page));
}

/** Milliseconds from the start of the navigation until a card with this heading was painted. */
function untilCard(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll('article h3')].some(
            (heading) => heading.textContent === text,
          );
          if (found) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );
}

/** Milliseconds from a press on a section's link until its first card was painted. */
function switchTo(page: Page, label: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(`nav [aria-label="${text}"]`)?.click();
        const look = () => {
          if (document.querySelector(`section[aria-label="${text}"] article`)) {
            requestAnimationFrame(() => resolve(performance.now() - start));
          } else requestAnimationFrame(look);
        };
        look();
      }),
    label,
  );
}

/** Milliseconds of each frame while half a screen is scrolled in every one of them. */
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

function median(values: number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** How far down the list the last card in the document stands. */
async function rowsRead(page: Page): Promise<number> {
  return Number(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .last()
      .getAttribute('aria-posinset'),
  );
}
