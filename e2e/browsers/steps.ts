import { expect, vi } from 'vitest';
import type { Tab } from './Browser.ts';

/** Milliseconds: a busy machine draws a page in several seconds. */
const PATIENCE = { timeout: 60_000, interval: 100 };

/** Opens a page and waits until all of it works. */
export async function open(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await tab.run(() => window.dispatchEvent(new Event('pointerdown')));
  await until(tab, () => document.documentElement.dataset.hydrated === 'page');
}

/** Waits until a function of the page returns true. */
export const until = <Args extends unknown[]>(
  tab: Tab,
  task: (...args: Args) => boolean,
  ...args: Args
) =>
  expect.poll(() => tab.run(task, ...args), { ...PATIENCE, message: `${task} ${args}` }).toBe(true);

/** Waits until a text is to be read on the page. */
export const see = (tab: Tab, text: string) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  until(tab, (wanted) => document.body.innerText.includes(wanted), text);

/** Waits until the page has this headline. */
export const seePage = (tab: Tab, headline: string) =>
  until(tab, (wanted) => document.querySelector('h1')?.textContent === wanted, headline);

/** Waits until something is there, or not. */
export const seeElement = (tab: Tab, selector: string, there = true) =>
  until(
    tab,
    (path, wanted) => Boolean(document.querySelector(path)?.checkVisibility()) === wanted,
    selector,
    there,
  );

export const seeUrl = (tab: Tab, pattern: RegExp) =>
  expect.poll(() => tab.run(() => location.href), PATIENCE).toMatch(pattern);

export const seeCards = (tab: Tab, ...titles: string[]) => {
  const read = () =>
    [...document.querySelectorAll('main article :is(h2, h3)')].map((title) => title.textContent);
  return expect.poll(() => tab.run(read), PATIENCE).toEqual(titles);
};

export async function press(tab: Tab, name: string): Promise<void> {
  const { x, y } = await placeOf(tab, name);
  await tab.click(x, y);
}

/** Writes a text in a field, in place of what it has. */
export async function write(tab: Tab, label: string, text: string): Promise<void> {
  await press(tab, label);
  await tab.run(() => (document.activeElement as HTMLInputElement).select());
  await tab.type(text);
}

/** Waits until the field with the focus has a text. */
export const seeWritten = (tab: Tab, text: string) =>
  expect
    .poll(() => tab.run(() => (document.activeElement as HTMLTextAreaElement).value), PATIENCE)
    .toBe(text);

/** Where the control with this name is, in the topmost dialog if there is one, once nothing covers it. */
export async function placeOf(tab: Tab, name: string): Promise<{ x: number; y: number }> {
  // Firefox scrolls to the caret of a text that was just typed when it next draws the page.
  await tab.run(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // What still moves, as a dialog that opens, would be missed.
  let before: { x: number; y: number } | null = null;
  return vi.waitUntil(async () => {
    const place = await tab.run(findControl, name);
    const rests = place?.x === before?.x && place?.y === before?.y;
    before = place;
    return rests && place;
  }, PATIENCE);
}

function findControl(name: string): { x: number; y: number } | null {
  const within = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
  const controls = within.querySelectorAll<HTMLInputElement>(
    'a, button, input, select, summary, textarea',
  );
  const control = [...controls].find((it) => {
    const names = [
      it.ariaLabel ?? it.textContent,
      ...[...(it.labels ?? [])].map((label) => label.textContent),
    ];
    return (
      names.some((text) => text?.trim() === name) &&
      it.checkVisibility({ visibilityProperty: true })
    );
  });
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return control?.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}
