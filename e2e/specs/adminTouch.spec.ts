import type { Page } from '@playwright/test';
import { ADMIN } from '../support/backend.ts';
import { overflowOf } from '../support/layout.ts';
import {
  fill,
  formOf,
  heading,
  message,
  post,
  postFields,
  signIn,
  adminTest as test,
} from '../support/panel.ts';
import { expect, toast } from '../support/test.ts';

const CONTROLS = 'button, a[href], input, textarea, select, summary, [role="option"]';
/** CSS px that a finger needs. */
const LEAST = 44;

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const tap = (within: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();

/** What is on the screen fits, and a finger hits it. */
async function fits(page: Page): Promise<void> {
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await overflowOf(page)).toBe(0);
}

test('On a small phone, messages are read and a post is brought back by touch', async ({
  page,
  backend,
  mark,
}) => {
  await backend.insert('contact_messages', message(mark));
  const gone = await backend.insert('blog_posts', post(mark));
  await backend.remove('blog_posts', `id=eq.${gone.id}`);
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

  await test.step('the login', async () => {
    await page.goto('/admin/messages');
    await fill(page, { Email: ADMIN.email, Password: ADMIN.password });
    await fits(page);
    await tap(page, 'Sign In');
    await expect(heading(page, 'Admin Panel')).toBeVisible();
  });

  await test.step('the messages, one of them, and the selection', async () => {
    const card = page.getByRole('article').filter({ hasText: mark });
    await card.getByRole('checkbox').tap();
    await expect(page.getByText('1 selected')).toBeVisible();
    await fits(page);
    await tap(page, 'Clear selection');
    await tap(page, `Reply to Person ${mark}`);
    const reply = dialog(`Person ${mark}`);
    await expect(reply.getByRole('link', { name: 'Reply by mail' })).toBeVisible();
    await fits(page);
    await tap(reply, 'Close');
  });

  await test.step('the sections, and what was deleted', async () => {
    await tap(page, /^Toggle sidebar/);
    await expect(dialog('Sections')).toBeVisible();
    await fits(page);
    await dialog('Sections').getByRole('link', { name: 'Blog Posts' }).tap();
    await expect(dialog('Sections')).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    await fits(page);
    await tap(page, 'Recently deleted');
    await tap(dialog('Recently deleted'), `Bring back ${gone.title}`);
    const restored = toast(page, 'Success', 'What was deleted is back.');
    await expect(restored).toBeVisible();
    await fits(page);
    // The notification stands above the dialog's button, which a tap reaches.
    const close = dialog('Recently deleted').getByRole('button', { name: 'Close', exact: true });
    const distance = async () => {
      const [above, below] = [await restored.boundingBox(), await close.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(distance).toBeGreaterThan(0);
    await close.tap();
    await expect(heading(page, String(gone.title))).toBeVisible();
  });

  await test.step('the account, and the logout', async () => {
    await tap(page, /^Toggle sidebar/);
    await fits(page);
    await tap(dialog('Sections'), 'Account');
    await expect(dialog('Account')).toBeVisible();
    await fits(page);
    await tap(dialog('Account'), 'Close');
    await tap(page, /^Toggle sidebar/);
    await tap(dialog('Sections'), 'Logout');
    await expect(heading(page, 'Admin Login')).toBeVisible();
  });
});

test('On a small phone, a post is restored and another one written by touch', async ({
  page,
  backend,
  mark,
}) => {
  const { id, title } = await backend.insert('blog_posts', post(mark));
  await backend.update('blog_posts', `id=eq.${id}`, { title: `Wrong ${mark}` });
  const history = page.getByRole('dialog', { name: 'History' });
  const form = formOf(page);
  await signIn(page, '/admin');

  await test.step('the history of a post', async () => {
    await tap(page, `Edit Wrong ${mark}`);
    await tap(form, 'History');
    await tap(history, /^Compare/);
    await expect(history.getByRole('button', { name: /^Restore/ })).toBeVisible();
    await fits(page);
    await tap(history, /^Restore/);
    await expect(form.getByLabel('Title', { exact: true })).toHaveValue(String(title));
    await tap(form, 'Cancel');
  });

  await test.step('a new post, and its preview', async () => {
    await tap(page, 'New Post');
    await fill(form, postFields(mark));
    await form.getByText(/^Before publishing/).tap();
    await fits(page);
    await tap(form, 'Preview');
    await expect(page.frameLocator('iframe').getByText('Silk looks best').first()).toBeVisible();
    await fits(page);
    await tap(form, 'Hide preview');
    await tap(form, 'Create Post');
    await expect(toast(page, 'Success', 'Blog post created successfully!')).toBeVisible();
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
