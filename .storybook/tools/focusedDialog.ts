import { expect, screen, waitFor } from 'storybook/test';

/** Waits for the dialog of a post or a project, and until it holds the focus. */
export async function focusedDialog(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
