import { expect } from '@playwright/test';
import { advanceClockUntil, installClock } from '../support/clock.ts';
import { eachFault } from '../support/eachFault.ts';
import { injectFault } from '../support/faultKinds.ts';
import { restApi } from '../support/restApi.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Error fetching|Failed to load resource|^[45]\d\d /);
  await installClock(page, new Date());
});

for (const { path, table, logged, loading, empty } of [
  {
    path: '/blog',
    table: 'blog_posts',
    logged: 'Error fetching blog posts:',
    loading: 'Loading blog posts...',
    empty: 'No blog posts found. Articles will appear here once published.',
  },
  {
    path: '/portfolio',
    table: 'portfolio',
    logged: 'Error fetching portfolio:',
    loading: 'Loading portfolio...',
    empty: 'No projects found. Portfolio items will appear here once added.',
  },
]) {
  test(`after each fault ${path} stops loading, and a reload shows its entries`, async ({
    page,
  }, info) => {
    const articles = page.getByRole('article');
    let lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await eachFault(info, async (fault) => {
      lines = [];
      const call = { path: `/rest/v1/${table}`, method: 'GET' };
      const { requests, release, removeFault } = await injectFault(page, call, fault);
      await page.goto(path);
      if (fault.delayed) {
        await expect(page.getByText(loading)).toBeVisible();
        release();
        await expect(articles.first()).toBeVisible();
      } else {
        if (!fault.permanent) {
          const isLoading = page.getByText(loading);
          await advanceClockUntil(
            page,
            async () => requests.length === 4 && (await isLoading.count()) === 0,
          );
        }
        await expect(page.getByText(loading)).toHaveCount(0);
        // The prerendered entries stay.
        await expect(articles.first()).toBeVisible();
        await expect(page.getByText(empty)).toHaveCount(0);
        await expect(page.getByRole('main')).not.toContainText(/error|failed|refused/i);
        expect(requests).toHaveLength(fault.permanent ? 1 : 4);
        expect(lines.filter((line) => line.startsWith(logged))).toHaveLength(1);
      }
      await removeFault();
      await page.reload();
      await expect(articles.first()).toBeVisible();
      // The next fault must not meet this page's read.
      await expect(page.getByText(loading)).toHaveCount(0);
    });
  });
}

for (const { name, words, title } of [
  {
    name: 'search_blog_posts',
    words: 'busy rice mill',
    title: 'Six saved replies for a busy rice mill',
  },
  { name: 'search_portfolio', words: 'malar mahal', title: 'Manjal Malar Mahal' },
]) {
  test(`after each fault of ${name} the search of the site finds what is published`, async ({
    page,
  }, info) => {
    const call = { path: `/rest/v1/rpc/${name}`, method: 'GET' };
    const found = page.getByRole('option', { name: title });
    const search = async () => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search pages' }).fill(words);
    };
    // Code and index are cached then: the clock must not run ahead of their downloads.
    await page.route(`**${call.path}*`, (route) => route.abort());
    await search();
    await expect(found).toBeVisible({ timeout: 30_000 });
    await page.unroute(`**${call.path}*`);
    await eachFault(info, async (fault) => {
      const { requests, release, removeFault } = await injectFault(page, call, fault);
      await search();
      await advanceClockUntil(page, () => requests.length > 0);
      if (fault.delayed) release();
      await advanceClockUntil(page, () => found.isVisible());
      await expect(page.getByRole('alert')).toHaveCount(0);
      await removeFault();
    });
  });
}

test('after each fault a message stays in the form until it is stored, once', async ({
  page,
  request,
}, info) => {
  const admin = await restApi(request);
  const sent = toast(page, 'Message sent successfully!', "We'll get back to you soon.");
  const failed = toast(page, 'Error sending message', 'Please try again or contact us directly.');
  await page.goto('/contact');
  await eachFault(info, async (fault) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const fields = {
      Name: 'Kavitha Raman',
      Email: email,
      'Mobile (Optional)': '+91 90000 00001',
      Message: `Meeting a fault: it ${fault.name}`,
    };
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    const call = { path: '/rest/v1/contact_messages', method: 'POST' };
    const { requests, release, removeFault } = await injectFault(page, call, fault);
    const button = page.getByRole('button', { name: 'Send Message', exact: true });
    await button.click();
    if (fault.delayed) {
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      release();
    } else {
      await expect.poll(() => requests.length).toBe(1);
      if (fault.timesOut) await advanceClockUntil(page, () => failed.isVisible());
      await expect(failed).toBeVisible();
      await expect(sent).toHaveCount(0);
      for (const [label, text] of Object.entries(fields)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      expect(requests).toHaveLength(1);
      await removeFault();
      await button.click();
    }
    await expect(sent).toBeVisible();
    await removeFault();
    for (const label of Object.keys(fields)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect(await admin.select('contact_messages', `email=eq.${email}`)).toHaveLength(1);
    // Closes the notification before the next fault.
    await page.clock.runFor(6000);
    await expect(sent.or(failed)).toHaveCount(0);
  });
});
