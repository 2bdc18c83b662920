import type { Page } from '@playwright/test';

/** Holds requests back, each until the returned function has been called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** The views without long texts, from which long lists are read. */
const VIEWS: Record<string, string> = { blog_posts: 'listed_posts', portfolio: 'listed_projects' };

/** The URLs of the data API's answers about a table and its view. */
export const urlOfTable = (table: string) =>
  new RegExp(`/rest/v1/(?:${table}|${VIEWS[table] ?? table})(\\?|$)`);

/** Counts the reads of a table from here on. @returns their number until it is called */
export function readsOf(page: Page, table: string): () => Promise<number> {
  let reads = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && urlOfTable(table).test(request.url())) reads += 1;
  });
  return async () => {
    // Requests are reported in their order: those made before this one are counted after it.
    await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
    return reads;
  };
}

/** Answers every read of a table with these rows. */
export const answerWith = (page: Page, table: string, rows: readonly object[]) =>
  page.route(urlOfTable(table), (route) => route.fulfill({ json: rows }));

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Stands in for the site of the map, whose frame is embedded only where the icon loads. */
export async function answerMap(page: Page): Promise<void> {
  // A machine without a network of its own counts as offline, and the map would not be tried.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
  );
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
      : route.fulfill({ contentType: 'image/svg+xml', body: ICON }),
  );
}
