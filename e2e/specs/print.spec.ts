import { barOf, openPage, untilRead } from '../support/pageActions.ts';
import { formattedPost } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 375, height: 800 };

test('on paper: a page of contact on one sheet, an entry as an article on light paper', async ({
  page,
}) => {
  const INK = 'rgb(35, 24, 17)';
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize(PHONE);
  await openPage(page, '/contact');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await openPage(page, formattedPost.path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [menu, barOf(page)]) await expect.soft(part).toBeHidden();
  await expect.soft(page.getByRole('banner').getByText('Uplift')).toBeVisible();
  await expect.soft(page.getByRole('contentinfo').getByText('hello@uplift')).toBeVisible();
  await expect.soft(page.getByRole('link', { name: 'All posts' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', INK);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();

  await openPage(page, '/');
  await expect.soft(page.getByText('440+').last()).toHaveCSS('color', INK);
  await expect.soft(page.getByRole('heading', { name: 'Ready to Uplift' })).toHaveCSS('color', INK);
  await expect.soft(page.getByRole('link', { name: 'Get Free Consultation' })).toBeHidden();
  await openPage(page, '/portfolio');
  await expect.soft(page.locator('main article').first()).toBeVisible();
  await expect.soft(page.locator('main button:visible, [data-placeholder]:visible')).toHaveCount(0);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await openPage(page, '/blog');
  await untilRead(page);
  await page.getByRole('link', { name: formattedPost.h1, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: formattedPost.h1 });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['banner', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(name)).toBeHidden();
  }
  await expect.soft(page.locator('h1', { hasText: /^Blog$/ })).toBeHidden();
  await expect.soft(page.getByRole('button', { name: 'Close' })).toBeHidden();
  await expect(dialog.getByRole('heading', { name: formattedPost.h1 })).toHaveCSS('color', INK);
  const cutOff = await dialog.evaluate((element) =>
    Math.max(
      ...[element, ...element.querySelectorAll('section')].map(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      ),
    ),
  );
  expect(cutOff).toBeLessThanOrEqual(1);
});
