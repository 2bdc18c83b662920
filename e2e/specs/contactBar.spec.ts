import type { Locator } from '@playwright/test';
import { acceptMessages, sendOf, writeMessage } from '../support/contactForm.ts';
import { barOf, menuOf, openPage, scrollTo } from '../support/pageActions.ts';
import { expect, test, toast } from '../support/test.ts';

const PHONE = { width: 375, height: 667 };

/** How many pixels of an element are under the bar of phones. */
async function covered(element: Locator, bar: Locator): Promise<number> {
  const under = await bar.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return getComputedStyle(it).visibility === 'hidden' ? { top: 0, bottom: 0 } : { top, bottom };
  });
  return element.evaluate((it, { top, bottom }) => {
    const box = it.getBoundingClientRect();
    return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
  }, under);
}

test.describe('the bar of phones', () => {
  test.use({ viewport: PHONE });

  test('makes way for sending, and never covers what has the focus', async ({ page }) => {
    await acceptMessages(page);
    await openPage(page, '/contact');
    const bar = barOf(page);
    const leave = () => page.getByRole('link', { name: 'Skip to content' }).focus();

    await test.step('whatever is reached by Tab', async () => {
      const focused = page.locator(':focus');
      const stops = await page.locator('a[href]:visible, button:visible, input:visible').count();
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        if ((await focused.count()) === 0) break;
        if (await bar.evaluate((it) => it.contains(document.activeElement))) continue;
        expect.soft(await covered(focused, bar), String(await focused.textContent())).toBe(0);
      }
    });
    await test.step('while the button that sends is on the screen', async () => {
      await leave();
      const top = await sendOf(page).evaluate(
        (it) => it.getBoundingClientRect().top + window.scrollY,
      );
      for (let scroll = top - PHONE.height - 80; scroll < top + 80; scroll += 75) {
        await scrollTo(page, scroll);
        await expect.poll(() => covered(sendOf(page), bar), `scrolled to ${scroll}`).toBe(0);
      }
    });
    await test.step('a notification is above it', async () => {
      await writeMessage(page);
      await sendOf(page).click();
      const sent = toast(page, 'Message sent successfully!', "We'll get back to you soon.");
      await expect(sent).toBeVisible();
      await sent.hover();
      await leave();
      await scrollTo(page, 100);
      await expect(bar).toBeVisible();
      expect(await covered(sent, bar)).toBe(0);
    });
  });

  test('is under dialogs, the foot of the menu, clear of the system’s own, and the end of a low page', async ({
    page,
  }) => {
    const bar = barOf(page);
    const isOnTop = () =>
      bar.evaluate((it) => {
        const { left, top } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(left + 40, top + 30));
      });
    await openPage(page, '/portfolio');
    await scrollTo(page, 100);
    await expect.poll(isOnTop).toBe(true);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isOnTop()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    for (const link of await bar.getByRole('link').all()) {
      const bottom = () => link.evaluate((it) => it.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height - 34);
    }
    await page.setViewportSize({ width: 667, height: 375 });
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 1e6);
    await expect(bar).toBeInViewport();
    await page.setViewportSize(PHONE);
    await scrollTo(page, 100);
    await menuOf(page).click();
    expect(await isOnTop()).toBe(true);
  });
});
