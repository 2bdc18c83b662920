import { expect, type Page } from '@playwright/test';
import { advanceClockUntil } from './clock.ts';
import type { Fault } from './faultKinds.ts';
import { toast } from './toast.ts';

/** Waits until no notification is left, so that the next one is new. */
export async function clearToasts(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await advanceClockUntil(page, async () => (await toasts.count()) === 0);
}

/**
 * Waits for the notification of a failed call.
 * @param otherwise its text where the fault has no message of its own
 */
export async function expectFailure(page: Page, fault: Fault, title: string, otherwise: string) {
  const told = toast(page, title, fault.message ?? otherwise);
  if (fault.timesOut) await advanceClockUntil(page, () => told.isVisible());
  await expect(told).toBeVisible();
}
