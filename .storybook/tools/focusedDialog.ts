import { expect, screen, waitFor } from 'storybook/test';

/** Waits for a dialog, as of a post or a project, that holds the focus; not for the end of its entrance. */
export async function focusedDialog(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => {
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(dialog).toBeVisible();
  });
  return dialog;
}
