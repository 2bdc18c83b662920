import type { Page } from '@playwright/test';

/** A table that visitors read. */
export type Table = 'blog_posts' | 'portfolio';

/** The views without long texts, from which long lists are read. */
const VIEWS: Record<string, string> = { blog_posts: 'listed_posts', portfolio: 'listed_projects' };

/** The addresses of the data API's answers about a table and its view. */
export const addressOf = (table: string) =>
  new RegExp(`/rest/v1/(?:${table}|${VIEWS[table] ?? table})(\\?|$)`);

/** Counts the reads of a table from here on. */
export function readsOf(page: Page, table: Table): { count: () => Promise<number> } {
  let reads = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && addressOf(table).test(request.url())) reads += 1;
  });
  return {
    count: async () => {
      // Requests are reported in their order: those made before this one are counted after it.
      await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
      return reads;
    },
  };
}

/** Answers every read of a table with these rows. */
export async function answerWith(page: Page, table: Table, rows: readonly object[]): Promise<void> {
  await page.route(addressOf(table), (route) => route.fulfill({ json: rows }));
}
