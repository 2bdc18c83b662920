import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

export interface Shifts {
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
