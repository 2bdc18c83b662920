import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What WCAG 2.2 AA forbids and the page does, each with the elements that do it. */
export async function violationsOf(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}

/** Colours that are on their way to others are nobody's choice. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Whatever has just changed begins to move with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
