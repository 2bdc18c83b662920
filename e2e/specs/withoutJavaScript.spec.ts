import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor gets from the blog to any post, and to other ways of contact', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await expect(main.getByText('Loading blog posts...')).toBeHidden();
  await main.getByRole('link', { name: 'All posts by date' }).click();
  await expect(page).toHaveTitle(/^Blog archive/);
  await main.getByRole('link', { name: 'Have your Pongal page ready by December' }).click();
  await expect(page).toHaveURL('/blog/pongal-page-ready-by-december');
  const article = page.getByRole('article');
  await expect(article.getByRole('time')).toHaveText('November 12, 2026');
  const picture = article.locator('img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click();
  const sentence = page.getByText(/^This form needs JavaScript\./);
  await expect(sentence).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  // Its box ends below the sentence, beside a column that is taller.
  const gap = await sentence.evaluate((it) => {
    const box = it.closest('section');
    return (box?.getBoundingClientRect().bottom ?? 0) - it.getBoundingClientRect().bottom;
  });
  expect(gap).toBeLessThan(100);
});
