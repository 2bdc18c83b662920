import type { Locator } from '@playwright/test';
import { openCard } from '../support/dialogs.ts';
import { answerWith } from '../support/reads.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';

test('another page is announced: the focus goes to its content, named by its title', async ({
  page,
}) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [link, title] of [
    ['About', 'About Uplift'],
    ['Portfolio', 'Our Portfolio'],
    ['Contact', 'Contact Us'],
    ['Home', 'Your Growth Partner – Uplift'],
  ] as const) {
    await nav.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('main', { name: title, exact: true })).toBeFocused();
  }
});

test('the result of the filter is announced politely', async ({ page }) => {
  await page.goto('/portfolio');
  const status = page.locator('main output');
  const shown = () => page.getByRole('article').count();
  const filter = page.getByRole('group', { name: 'Filter by category' });
  // Nothing is announced before a choice.
  await expect(status).toBeEmpty();
  for (const name of ['E-commerce', 'AI Automation', 'All']) {
    await filter.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(async () => {
        const count = await shown();
        return (await status.textContent()) === (count === 1 ? '1 project' : `${count} projects`);
      })
      .toBe(true);
  }
});

test('a notification begins with its text, and its button comes last', async ({ page }) => {
  await page.route('**/rest/v1/contact_messages*', (route) => route.fulfill({ status: 201 }));
  await page.goto('/contact');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toBeAttached();
  await page.getByLabel('Name').fill('Kavitha Raman');
  await page.getByLabel('Email').fill('kavitha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('We sell pots and lamps.');
  await page.getByRole('button', { name: 'Send Message', exact: true }).click();
  await expect(region.getByRole('listitem')).toHaveText(
    /^Message sent successfully!We'll get back to you soon\.Close$/,
  );
  await tabTo(page, region.getByRole('button', { name: 'Close' }));
});

/** Every element that begins in Tamil, of what is on the screen. */
async function expectTamil(part: Locator): Promise<void> {
  const tamil = part.getByText(/^\p{Script=Tamil}/u);
  await expect(tamil.first()).toBeAttached();
  for (const text of await tamil.all()) {
    const language = await text.evaluate((it) => it.closest<HTMLElement>('[lang]')?.lang ?? 'none');
    expect(language).toBe('ta');
  }
}

test('Tamil is marked as Tamil, so that it is read in its language', async ({ page }) => {
  await page.goto('/blog');
  await expectTamil(page.getByRole('main'));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
});

test('Tamil is marked in a dialog, on a page of its own and in a category too', async ({
  page,
}) => {
  const row = {
    id: 'tamil',
    slug: 'tamil',
    title: 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா?',
    category: 'இணையதளம்',
    content: 'ஊரில் எல்லோருக்கும் உங்கள் கடையைத் தெரியும்.',
    description: 'ஊரில் எல்லோருக்கும் உங்கள் கடையைத் தெரியும்.',
    tags: ['திருவிழா'],
    created_at: '2026-11-12T05:00:00+00:00',
  };
  for (const table of ['blog_posts', 'portfolio'] as const) {
    const list = table === 'portfolio' ? '/portfolio' : '/blog';
    await answerWith(page, table, [row]);
    await page.goto(list);
    const dialog = await openCard(page, row.title);
    await expect(dialog.getByText(row.content)).toBeVisible();
    await expectTamil(dialog);
    await page.goto(`${list}/tamil`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
    await expectTamil(page.getByRole('main'));
  }
  await page.goto('/portfolio');
  await expectTamil(page.getByRole('group', { name: 'Filter by category' }));
});
