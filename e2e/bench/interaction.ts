import type { Page } from '@playwright/test';
import { onSite, type Part, type Site } from './bench.ts';
import type { Figure } from './figures.ts';
import { onPhone } from './phone.ts';

const RUNS = 5;
/** Milliseconds from a press to the frame that answers it. */
const MOST = 100;

const dialog = (page: Page) => page.getByRole('dialog');

/** What someone does with the public pages, and what shows that it was done. */
const DEEDS: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu',
    path: '/',
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.tap();
      await page.getByRole('navigation', { name: 'Main' }).getByText('Blog').waitFor();
      await menu.tap();
    },
  },
  {
    name: 'filter',
    path: '/portfolio',
    act: async (page) => {
      const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
      for (const place of [1, 2, 0]) {
        const choice = choices.nth(place);
        await choice.tap();
        await choice.and(page.locator('[aria-pressed="true"]')).waitFor();
      }
    },
  },
  {
    name: 'dialog',
    path: '/blog',
    act: async (page) => {
      await page.getByRole('article').first().getByRole('link').tap();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'typing',
    path: '/contact',
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).pressSequentially('Meena');
      await page.getByLabel('Message', { exact: true }).pressSequentially('We need a website.');
    },
  },
];

/** How soon a slow phone answers: the slowest answer of each deed (INP). */
export const interactionPart: Part = {
  name: 'interaction',
  measure: () =>
    onSite({}, async (site) => {
      const figures: Figure[] = [];
      for (const { name, path, act } of DEEDS) {
        const values: number[] = [];
        for (let run = 0; run < RUNS; run += 1) values.push(await slowest(site, path, act));
        figures.push({ subject: 'INP ms', name, values, most: MOST });
      }
      return figures;
    }),
};

function slowest(site: Site, path: string, act: (page: Page) => Promise<void>): Promise<number> {
  return onPhone(site, { slowNetwork: false }, async (page) => {
    await page.addInitScript(watchAnswers);
    // Everything that would come later has come: what is measured is the answer alone.
    await page.goto(path, { waitUntil: 'networkidle' });
    await act(page);
    return page.evaluate(async () => {
      // An answer is known when the frame after it has been painted.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (window as { slowestAnswer?: number }).slowestAnswer ?? 0;
    });
  });
}

/** Runs in the page. Answers within a frame are not reported: they count as nothing. */
function watchAnswers(): void {
  new PerformanceObserver((list) => {
    const known = window as { slowestAnswer?: number };
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      known.slowestAnswer = Math.max(known.slowestAnswer ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
