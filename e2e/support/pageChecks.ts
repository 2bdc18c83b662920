import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** CSS px by which the page is wider than its viewport; 0 without horizontal scrolling. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

interface Shifts {
  /** The sum of the scores. */
  score: number;
  /** The score of each shift, and the elements that moved. */
  each: string[];
}

/** Collects the layout shifts of pages that are opened after this. @returns those of the open one so far */
export async function shiftsOf(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts = { score: 0, each: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node as Element | null)?.outerHTML ?? '');
        shifts.score += value;
        shifts.each.push(`${value}: ${moved.map((html) => html.slice(0, 90)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 AA that axe finds, each with its elements; waits for animations first. */
export async function violationsOf(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    // Without the list of what passed, and without a page of its own for the result: half the time.
    // The one frame, a map, is another site's.
    .options({ runOnly: STANDARDS, resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}

/** During a transition, axe would measure the contrast of intermediate colours. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions of a change start with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      // Those that follow the scroll position never finish by themselves.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
