import type { Request } from '@playwright/test';
import { shiftsOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { answerWith } from '../support/visit.ts';

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
  // What the arrival of fonts moves is measured by `look.spec.ts`.
  problems.expect(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
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

test('the contact page downloads the Tamil font once its notice in Tamil is opened', async ({
  page,
}) => {
  const tamil: string[] = [];
  page.on('requestfinished', (request) => {
    if (/anek-tamil.*woff2$/.test(request.url())) tamil.push(request.url());
  });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /./);
  const label = page.getByText('தமிழில்');
  await label.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(tamil).toEqual([]);
  await label.click();
  await expect.poll(() => tamil).toHaveLength(1);
});
