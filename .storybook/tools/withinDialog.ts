import { expect, waitFor, within } from 'storybook/test';
import { findDialog } from './storySteps.ts';

/**
 * Resolves to the queries within an open dialog, once its entrance animation has ended and it holds the
 * focus: during the animation, a browser scrolls to a focused field by another distance.
 */
export async function withinDialog(name: string) {
  const dialog = await findDialog(name);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
