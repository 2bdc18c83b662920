import type { Page } from '@playwright/test';

const CONTROLS = 'button, a[href], input, textarea, select, summary, [role="option"]';
/** CSS px that a finger needs. */
const LEAST = 44;

/**
 * The controls of the open dialog, or of the visible part of the page, that a finger may miss: smaller than
 * 44 px, and where it comes down 21 px beside their middle, something else is hit. The width of links in a
 * line of text does not count.
 * @returns their names
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, least]) => {
      const reach = least / 2 - 1;
      const dialog = [...document.querySelectorAll('[role="dialog"]:not([hidden])')].at(-1);
      const names: string[] = [];
      for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(controls)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Scrolling a list would mount other rows.
        if (dialog) control.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = control.getBoundingClientRect();
        // Shown to screen readers alone.
        if (width <= 1 || height <= 1) continue;
        const label = (control as HTMLInputElement).labels?.[0];
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
          return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
        };
        // A control may be larger than it looks.
        const isTall = height >= least || (isHit(0, -reach) && isHit(0, reach));
        const isWide = width >= least || (isHit(-reach, 0) && isHit(reach, 0));
        const inLine = getComputedStyle(control).display === 'inline';
        // What lies below a bar at the edge is scrolled to, not missed.
        if (isHit(0, 0) && !(isTall && (isWide || inLine))) {
          names.push(
            `${control.getAttribute('aria-label') ?? control.textContent ?? ''} <${control.tagName.toLowerCase()}> ${Math.round(width)} × ${Math.round(height)}`,
          );
        }
      }
      return [...new Set(names)];
    },
    [CONTROLS, LEAST] as const,
  );
}
