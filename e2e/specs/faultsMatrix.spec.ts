import { expect } from '@playwright/test';
import { takeClock } from '../support/clock.ts';
import { eachFault } from '../support/eachFault.ts';
import { passUntil, put } from '../support/faultKinds.ts';
import { restApi } from '../support/restApi.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';

test.use({ slowMotionOff: true });

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Error fetching|Failed to load resource|^[45]\d\d /);
  await takeClock(page, new Date());
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
  test(`Whatever befalls the list of ${path}, it ends, and a reload brings it back`, async ({
    page,
  }, info) => {
    test.slow();
    const articles = page.getByRole('article');
    let lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await eachFault(info, async (fault) => {
      lines = [];
      const call = { path: `/rest/v1/${table}`, method: 'GET' };
      const { requests, release, takeAway } = await put(page, call, fault);
      await page.goto(path);
      if (fault.late) {
        await expect(page.getByText(loading)).toBeVisible();
        release();
        await expect(articles.first()).toBeVisible();
      } else {
        const hasEnded = (timeout?: number) =>
          expect(page.getByText(loading)).toHaveCount(0, { ...(timeout && { timeout }) });
        if (fault.final) await hasEnded();
        else await passUntil(page, () => hasEnded(100));
        // What the build knew stays.
        await expect(articles.first()).toBeVisible();
        await expect(page.getByText(empty)).toHaveCount(0);
        await expect(page.getByRole('main')).not.toContainText(/error|failed|refused/i);
        expect(requests).toHaveLength(fault.final ? 1 : 4);
        expect(lines.filter((line) => line.startsWith(logged))).toHaveLength(1);
      }
      await takeAway();
      await page.reload();
      await expect(articles.first()).toBeVisible();
    });
  });
}

test('Whatever befalls an enquiry, its text stays until it is stored, once', async ({
  page,
  request,
}, info) => {
  test.slow();
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
    const { requests, release, takeAway } = await put(page, call, fault);
    const button = page.getByRole('button', { name: 'Send Message', exact: true });
    await button.click();
    if (fault.late) {
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      release();
    } else {
      await expect.poll(() => requests.length).toBe(1);
      if (fault.silent) {
        await passUntil(page, () => expect(failed).toBeVisible({ timeout: 100 }));
      }
      await expect(failed).toBeVisible();
      await expect(sent).toHaveCount(0);
      for (const [label, text] of Object.entries(fields)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      expect(requests).toHaveLength(1);
      await takeAway();
      await button.click();
    }
    await expect(sent).toBeVisible();
    await takeAway();
    for (const label of Object.keys(fields)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect(await admin.select('contact_messages', `email=eq.${email}`)).toHaveLength(1);
    // The next fault is not to be taken for this one.
    await page.clock.runFor(6000);
    await expect(sent.or(failed)).toHaveCount(0);
  });
});
