import type { Locator, Page } from '@playwright/test';
import { hydratePage } from '../support/pageActions.ts';
import type { Figure } from './figures.ts';
import { inRuns } from './inRuns.ts';
import { slowestEvent } from './slowestEvent.ts';
import { PHONE, seeded, withSite } from './withSite.ts';

/** Gate: milliseconds from an input to the next paint. */
const MAX_INP = 80;

const CPU_SLOWDOWN = 4;
/** Milliseconds that a finger rests on the screen: a tap of no length would count what its press costs as a delay of its release. */
const TAP_LENGTH = 80;

const dialog = (page: Page) => page.getByRole('dialog');

/** Interactions with the public pages; `act` waits for their result. */
const INTERACTIONS: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu',
    path: '/',
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      await tap(menu);
      const link = page.getByRole('navigation', { name: 'Main' }).getByText('Blog');
      await link.waitFor();
      await tap(menu);
      await link.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'filter',
    path: '/portfolio',
    act: async (page) => {
      const choices = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
      for (const place of [1, 2, 0]) {
        const choice = choices.nth(place);
        await tap(choice);
        await choice.and(page.locator('[aria-pressed="true"]')).waitFor();
      }
    },
  },
  {
    name: 'dialog',
    path: '/blog',
    act: async (page) => {
      await tap(page.getByRole('article').first().getByRole('heading').getByRole('link'));
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
  {
    name: 'search',
    path: '/blog',
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('pongal');
      await page.getByRole('article').first().waitFor();
    },
  },
];

/** Interaction to Next Paint (INP) on a slow phone: the slowest event of each interaction. */
export const measureInteraction = () =>
  withSite(seeded(), async (site) => {
    const figures: Figure[] = [];
    for (const { name, path, act } of INTERACTIONS) {
      const values = await inRuns(site, PHONE, async (page) => {
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        // Nothing is loading any more, so that only the interaction is measured.
        await page.goto(path, { waitUntil: 'networkidle' });
        await hydratePage(page);
        await act(page);
        return slowestEvent(page);
      });
      figures.push({ subject: name, name: 'INP ms', values, most: MAX_INP });
    }
    return figures;
  });

async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target}`);
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await page.waitForTimeout(TAP_LENGTH);
  await touch('touchEnd', []);
}
