import type { Locator, Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { adminTest as test } from '../support/adminTest.ts';
import { hold } from '../support/network.ts';
import { overflowOf } from '../support/pageChecks.ts';
import { button, field, fill, formOf, heading, message, post, signIn } from '../support/panel.ts';
import { samplePicture } from '../support/samplePicture.ts';
import { expect, toast } from '../support/test.ts';

const CONTROLS = 'button, a[href], input, textarea, select, summary, [role="option"]';
/** CSS px that a finger needs. */
const LEAST = 44;

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
});

const tap = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const notified = (page: Page, text: string) => expect(toast(page, 'Success', text)).toBeVisible();

/** Whether nothing lies over an element, at its ends either. */
const isUncovered = (element: Locator) =>
  element.evaluate((box) => {
    const { x, top, bottom, width } = box.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(x + width / 2, y) === box);
  });

/** What is on the screen fits, and a finger hits it. */
async function fits(page: Page): Promise<void> {
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await overflowOf(page)).toBe(0);
}

test('The owner writes, previews and publishes a post on a phone', async ({ page, mark }) => {
  const title = `Silk by a window ${mark}`;
  const form = formOf(page);
  const content = field(form, 'Content');
  await signIn(page);

  await test.step('A post with a list, a link and a picture is written and previewed', async () => {
    await tap(page, 'New Post');
    await fill(form, { Title: title, Excerpt: 'No studio and no lamps.' });
    await content.tap();
    const bar = await form.getByRole('toolbar').boundingBox();
    expect(bar?.height, 'one row of buttons').toBeLessThan(2 * LEAST);
    await tap(form, 'List');
    await content.pressSequentially('Morning light\nA white cloth\n\nThen read ');
    // Above the keyboard, in the middle of the form.
    await page.setViewportSize({ width: 360, height: 400 });
    await form.getByText('Content', { exact: true }).scrollIntoViewIfNeeded();
    const publish = button(form, 'Create Post');
    await expect(publish).toBeInViewport({ ratio: 1 });
    await tap(form, 'Link');
    await expect(button(form, 'Insert link')).toBeInViewport({ ratio: 1 });
    await expect(publish).not.toBeInViewport();
    await fill(form, { Words: 'our prices', URL: 'https://example.com/prices' });
    await tap(form, 'Insert link');
    const pictures = page.waitForEvent('filechooser');
    const sendOn = await hold(page, '**/storage/v1/object/pictures/**');
    await tap(form, 'Image');
    await (await pictures).setFiles(await samplePicture(page, 640, 320));
    const insert = form.getByRole('group', { name: 'Image' });
    const shows = field(insert, 'What the picture shows (Optional)');
    // The picture appears above the field, when a keyboard leaves the least room.
    await page.setViewportSize({ width: 360, height: 300 });
    await shows.fill('Silk on a loom');
    sendOn();
    await expect(insert.getByText('640 × 320 px')).toBeVisible();
    await expect.poll(() => isUncovered(shows), 'clear of the buttons below').toBe(true);
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(insert.getByText('640 × 320 px')).toBeInViewport();
    await expect(shows).toBeInViewport({ ratio: 1 });
    await expect(button(insert, 'Insert picture')).toBeInViewport({ ratio: 1 });
    await tap(insert, 'Insert picture');
    await page.setViewportSize({ width: 360, height: 640 });
    const picture = String.raw`!\[Silk on a loom\]\[picture-1\]\s+\[picture-1\]: \S+$`;
    const written = `^- Morning light\n- A white cloth\n\nThen read \\[our prices\\]\\(https://example\\.com/prices\\)\\s+${picture}`;
    await expect(content).toHaveValue(new RegExp(written));

    await form.getByText(/^Before publishing/).tap();
    await fits(page);
    await tap(form, 'Preview');
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('listitem').filter({ hasText: 'A white cloth' })).toBeVisible();
    await expect(preview.getByRole('link', { name: /^our prices/ })).toBeVisible();
    await expect(preview.getByRole('img', { name: 'Silk on a loom' })).toBeVisible();
    await fits(page);
    await tap(form, 'Hide preview');
  });

  await test.step('It is published, and the notification leads to it', async () => {
    await tap(form, 'Create Post');
    await notified(page, 'Blog post created successfully!');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^View \(opens/ }).tap();
    const article = await opened;
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await article.close();
  });
});

test('On a small phone, everything of the panel is reached by touch, and a deleted post brought back', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert('contact_messages', message(mark));
  const gone = await backend.insert('blog_posts', post(mark));
  await backend.remove('blog_posts', `id=eq.${gone.id}`);

  await test.step('the login', async () => {
    await page.goto('/admin/messages');
    await fill(page, { Email: ADMIN.email, Password: ADMIN.password });
    await fits(page);
    // Above the keyboard, the login is scrolled; the panel begins at its top.
    await page.setViewportSize({ width: 360, height: 300 });
    await tap(page, 'Sign In');
    await expect(heading(page, 'Admin Panel')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 360, height: 640 });
  });

  await test.step('the messages, one of them, and the selection', async () => {
    const card = page.getByRole('article').filter({ hasText: mark });
    await card.getByRole('checkbox').tap();
    await expect(page.getByText('1 selected')).toBeVisible();
    await fits(page);
    await tap(page, 'Clear selection');
    await tap(page, `Reply to Person ${mark}`);
    const reply = dialogOf(page, `Person ${mark}`);
    await expect(reply.getByRole('link', { name: 'Reply by mail' })).toBeVisible();
    await fits(page);
    await tap(reply, 'Close');
  });

  await test.step('the sections, and what was deleted', async () => {
    await tap(page, /^Toggle sidebar/);
    await expect(dialogOf(page, 'Sections')).toBeVisible();
    await fits(page);
    await dialogOf(page, 'Sections').getByRole('link', { name: 'Blog Posts' }).tap();
    await expect(dialogOf(page, 'Sections')).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    await fits(page);
    await tap(page, 'Recently deleted');
    await tap(dialogOf(page, 'Recently deleted'), `Bring back ${gone.title}`);
    await notified(page, 'What was deleted is back.');
    const room = () =>
      page.evaluate(() => {
        const [strip, dialog] = ['[aria-label^=Notifications] ol', '[role=dialog]'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return strip && dialog && strip.height > 0 ? strip.top - dialog.bottom : 0;
      });
    await expect.poll(room, 'between dialog and notification').toBeGreaterThanOrEqual(0);
    await fits(page);
    await tap(dialogOf(page, 'Recently deleted'), 'Close');
    await expect(heading(page, String(gone.title))).toBeVisible();
  });

  await test.step('the account, and the logout', async () => {
    await tap(page, /^Toggle sidebar/);
    await fits(page);
    await tap(dialogOf(page, 'Sections'), 'Account');
    await expect(dialogOf(page, 'Account')).toBeVisible();
    await fits(page);
    await tap(dialogOf(page, 'Account'), 'Close');
    await tap(page, /^Toggle sidebar/);
    await tap(dialogOf(page, 'Sections'), 'Logout');
    await expect(heading(page, 'Admin Login')).toBeVisible();
  });
});

/**
 * The controls of the open dialog, or of the visible part of the page, that a finger may miss: smaller than
 * 44 px, and where it comes down 21 px beside their middle, something else is hit. The width of links in a
 * line of text does not count.
 * @returns their names
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([controls, least]) => {
      const reach = least / 2 - 1;
      const dialog = [...document.querySelectorAll('[role="dialog"]:not([hidden])')].at(-1);
      const names: string[] = [];
      for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(controls)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Scrolling a list would mount other rows.
        if (dialog) control.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = control.getBoundingClientRect();
        // Shown to screen readers alone.
        if (width <= 1 || height <= 1) continue;
        const label = (control as HTMLInputElement).labels?.[0];
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
          return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
        };
        // A control may be larger than it looks.
        const isTall = height >= least || (isHit(0, -reach) && isHit(0, reach));
        const isWide = width >= least || (isHit(-reach, 0) && isHit(reach, 0));
        const inLine = getComputedStyle(control).display === 'inline';
        // What lies below a bar at the edge is scrolled to, not missed.
        if (isHit(0, 0) && !(isTall && (isWide || inLine))) {
          names.push(
            `${control.getAttribute('aria-label') ?? control.textContent ?? ''} <${control.tagName.toLowerCase()}> ${Math.round(width)} × ${Math.round(height)}`,
          );
        }
      }
      return [...new Set(names)];
    },
    [CONTROLS, LEAST] as const,
  );
}
