import type { Page } from '@playwright/test';

/** Runs in the page. Events shorter than 16 ms are not reported and count as 0. */
export function observeEvents(): void {
  new PerformanceObserver((list) => {
    const result = window as { slowestEvent?: number };
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      result.slowestEvent = Math.max(result.slowestEvent ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Milliseconds from the slowest interaction so far to the next paint. */
export function slowestEvent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The observer reports an event after the next paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as { slowestEvent?: number }).slowestEvent ?? 0;
  });
}
