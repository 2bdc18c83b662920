import type { Page, Response } from '@playwright/test';
import { hydratePage } from './hydratePage.ts';

/** Opens a page and interacts with it, so that all of it works from here on. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await hydratePage(page);
  return answer;
}

/** Reads the page anew, as `openPage` does. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await hydratePage(page);
}
