import type { Page } from '@playwright/test';
import { type Part, type Site, withSite } from './bench.ts';
import { observeEvents, slowestEvent } from './events.ts';
import type { Figure } from './figures.ts';
import { withPhone } from './withPhone.ts';

const RUNS = 5;
/** Gate: milliseconds from an input to the next paint. */
const MAX_INP = 80;

const dialog = (page: Page) => page.getByRole('dialog');

/** Interactions with the public pages; `act` waits for their result. */
const INTERACTIONS: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
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
      await page.getByRole('article').first().getByRole('heading').getByRole('link').tap();
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

/** Interaction to Next Paint (INP) on a slow phone: the slowest event of each interaction. */
export const interactionPart: Part = {
  name: 'interaction',
  measure: () =>
    withSite({}, async (site) => {
      // One row of the table, with a column per interaction.
      const figures: Figure[] = [];
      for (const { name, path, act } of INTERACTIONS) {
        const values: number[] = [];
        for (let run = 0; run < RUNS; run += 1) values.push(await slowest(site, path, act));
        figures.push({ subject: 'INP ms', name, values, most: MAX_INP });
      }
      return figures;
    }),
};

function slowest(site: Site, path: string, act: (page: Page) => Promise<void>): Promise<number> {
  return withPhone(site, { slowNetwork: false }, async (page) => {
    await page.addInitScript(observeEvents);
    // Nothing is loading any more, so that only the interaction is measured.
    await page.goto(path, { waitUntil: 'networkidle' });
    await act(page);
    return slowestEvent(page);
  });
}
