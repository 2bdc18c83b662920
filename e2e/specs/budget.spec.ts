import type { Page, Request } from '@playwright/test';
import { answerWith, type Table } from '../support/reads.ts';
import { shiftsOf } from '../support/shiftsOf.ts';
import { newSession, storeSession } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { withoutFonts } from '../support/withoutFonts.ts';

// What a visitor downloads who only looks.
test.use({ viewport: { width: 412, height: 823 } });

/** Bytes over the network (of scripts without their headers), and requests, until nothing more is asked for. */
const MOST = {
  /** Ten packets of 1,460 bytes, which a server sends before it waits: one byte more costs a round trip. */
  document: 14_600,
  script: 80_000,
  articleScript: 90_000,
  listScript: 105_000,
  panelScript: 200_000,
  total: 180_000,
  requests: 10,
  style: 12_000,
};

/** The categories that the build knew, so that the filter keeps its size. */
const CATEGORIES = ['Web Development', 'AI Automation', 'E-commerce', 'Digital Marketing'];

/** Fixed rows without pictures, so that the budget depends on the application alone. */
const ROWS = Array.from({ length: 12 }, (_, index) => ({
  id: `row-${index}`,
  title: `A title of ordinary length, number ${index}`,
  slug: `row-${index}`,
  category: CATEGORIES[index % CATEGORIES.length],
  content: 'A few words. '.repeat(20),
  description: 'A few words. '.repeat(10),
  tags: ['Shops', 'Planning'],
  created_at: '2026-11-12T05:00:00+00:00',
}));

/** @param shown waits for what the page shows when it is complete */
async function weigh(page: Page, path: string, shown?: () => Promise<void>) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  await shown?.();
  await page.waitForLoadState('networkidle');
  const own = requests.filter((request) => !new URL(request.url()).pathname.startsWith('/demo/'));
  const parts = await Promise.all(
    own.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const bytes = responseBodySize + responseHeadersSize;
      return { kind: request.resourceType(), bytes, body: responseBodySize };
    }),
  );
  const scripts = parts.filter(({ kind }) => kind === 'script');
  return {
    document: parts.find(({ kind }) => kind === 'document')?.bytes,
    requests: parts.length,
    total: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    script: scripts.reduce((sum, { body }) => sum + body, 0),
  };
}

for (const { path, table, most = table ? MOST.listScript : MOST.script } of [
  { path: '/' },
  { path: '/about' },
  { path: '/services' },
  { path: '/contact' },
  { path: '/portfolio', table: 'portfolio' },
  { path: '/blog', table: 'blog_posts' },
  { path: '/blog/pongal-page-ready-by-december', most: MOST.articleScript },
  { path: '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6', most: MOST.articleScript },
] as { path: string; table?: Table; most?: number }[]) {
  test(`${path} stays within its budget`, async ({ page }) => {
    if (table) await answerWith(page, table, ROWS);
    const weight = await weigh(page, path);
    expect(weight.document).toBeLessThanOrEqual(MOST.document);
    expect(weight.script).toBeGreaterThan(50_000);
    expect(weight.script).toBeLessThanOrEqual(most);
    expect(weight.total).toBeLessThanOrEqual(MOST.total);
    expect(weight.requests).toBeLessThanOrEqual(MOST.requests);
  });

  test(`${path} waits for nothing before it is drawn, and never moves`, async ({
    page,
    problems,
  }) => {
    if (table) await answerWith(page, table, ROWS);
    await withoutFonts(page, problems);
    const shifts = await shiftsOf(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
    if (table) await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    const { score, each } = await shifts();
    expect(score, each.join('\n')).toBeLessThan(0.01);
  });
}

for (const { path, heading, signedIn } of [
  { path: '/admin', heading: 'Admin Login', signedIn: false },
  { path: '/admin', heading: 'Blog Posts', signedIn: true },
  { path: '/admin/portfolio', heading: 'Portfolio Projects', signedIn: true },
  { path: '/admin/messages', heading: 'Contact Messages', signedIn: true },
]) {
  test(`${heading} of the panel stays within its budget`, async ({ page }) => {
    if (signedIn) await storeSession(page, await newSession(page.request));
    const weight = await weigh(page, path, () =>
      expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible(),
    );
    expect(weight.script).toBeGreaterThan(100_000);
    expect(weight.script).toBeLessThanOrEqual(MOST.panelScript);
  });
}
