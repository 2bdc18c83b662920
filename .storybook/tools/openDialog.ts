import { expect, screen, waitFor, within } from 'storybook/test';

/** The dialog of this name, once it is there and the focus is in it. */
export async function openDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => {
    expect(dialog).toBeVisible();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
  return within(dialog);
}
