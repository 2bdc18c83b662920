import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits for a visible dialog of this name that contains the focus. @returns queries within it */
export async function openDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    expect(dialog).toBeVisible();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
  return within(dialog);
}
