import type { Request } from '@playwright/test';
import { answerWith } from '../support/reads.ts';
import { shiftsOf } from '../support/shiftsOf.ts';
import { expect, test } from '../support/test.ts';
import { withoutFonts } from '../support/withoutFonts.ts';

test.use({ viewport: { width: 412, height: 823 } });

/** Bytes of scripts without their headers, and requests. */
const MOST = { script: 125_000, requests: 10 };

/** Fixed rows without pictures, so that the budget depends on the application alone. */
const ROWS = Array.from({ length: 12 }, (_, index) => ({
  id: `row-${index}`,
  title: `A title of ordinary length, number ${index}`,
  slug: `row-${index}`,
  content: 'A few words. '.repeat(20),
  tags: ['Shops', 'Planning'],
  created_at: '2026-11-12T05:00:00+00:00',
}));

test('a list downloads little before a visitor does anything, and never moves', async ({
  page,
  problems,
}) => {
  await answerWith(page, 'blog_posts', ROWS);
  await withoutFonts(page, problems);
  const shifts = await shiftsOf(page);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  await expect(page.getByRole('article').first()).toContainText('number 0');

  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST.script);
  const own = requests.filter((request) => !request.url().includes('/demo/'));
  expect(own.length).toBeLessThanOrEqual(MOST.requests);
  const { score, each } = await shifts();
  expect(score, each.join('\n')).toBeLessThan(0.01);
});
