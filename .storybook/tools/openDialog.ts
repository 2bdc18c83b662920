import { expect, waitFor, within } from 'storybook/test';
import { findDialog } from './storySteps.ts';

/**
 * Waits for a dialog of this name that contains the focus and has come to rest: while it grows, a
 * browser scrolls to what gets the focus by another length.
 * @returns queries within it
 */
export async function openDialog(name: string) {
  const dialog = await findDialog(name);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
