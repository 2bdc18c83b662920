import { expect, waitFor, within } from 'storybook/test';
import { findDialog } from './storySteps.ts';

/**
 * Finds a dialog that is open, and gives the queries within it. Waits until it has ended its entrance and
 * holds the focus: while it grows, a browser scrolls to a focused field by another distance.
 */
export async function openDialog(name: string) {
  const dialog = await findDialog(name);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
