import { expect, type Locator, type Page } from '@playwright/test';
import { advanceClockUntil, type Fault } from './faultKinds.ts';
import { toast } from './toast.ts';

/** Waits until no notification is left, so that the next one is new. */
export async function clearToasts(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await advanceClockUntil(page, () =>
    expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toHaveCount(
      0,
      { timeout: 100 },
    ),
  );
}

/** Advances the clock until a notification is shown. It leaves after two steps: hence the longer wait. */
export const advanceUntilTold = (page: Page, told: Locator) =>
  advanceClockUntil(page, () => expect(told).toBeVisible({ timeout: 400 }));

/**
 * Waits for the notification of a failed call.
 * @param otherwise its text where the fault has no message of its own
 */
export async function expectFailure(page: Page, fault: Fault, title: string, otherwise: string) {
  const told = toast(page, title, fault.message ?? otherwise);
  if (fault.timesOut) await advanceUntilTold(page, told);
  await expect(told).toBeVisible();
}
