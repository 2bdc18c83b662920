import type { Locator, Page } from '@playwright/test';

/** The notification with exactly this title and text. */
export function toast(page: Page, title: string, text: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
}
