import type { StoryContext } from '@storybook/react-vite';
import { expect, mocked, screen, type UserEventObject, waitFor, within } from 'storybook/test';

/** Makes a play function: the headline is visible, and the backend was asked for nothing. */
export const rendersWithoutRequests =
  (headline: string) =>
  async ({ canvas, loaded }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(loaded.backend.requests).toEqual([]);
  };

/** Expects `count` failed reads in the console, one of them with this message, and clears them. */
export async function expectFailedReads(message: string, count = 1) {
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(count));
  await expect(console.error).toHaveBeenCalledWith(message, expect.any(Error));
  mocked(console.error).mockClear();
}

/** Expects a notification with this title and text, and waits until it is opaque. */
export async function expectNotification(title: string, text: string) {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  const toast = (await within(region).findByText(text)).closest('li');
  await expect(toast).toHaveTextContent(title);
  await waitFor(() => expect(toast).toHaveStyle({ opacity: 1 }));
}

/** Replaces the text of fields. @param fields texts by label */
export async function fill(
  userEvent: UserEventObject,
  place: HTMLElement,
  fields: Readonly<Record<string, string>>,
) {
  for (const [label, text] of Object.entries(fields)) {
    const field = await within(place).findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** Waits for a dialog of this name and the end of its entrance. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  // While it fades in, the contrast of its text is too low for axe.
  await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: 1 }));
  return dialog;
}

/** Expects that nothing is wider than the story's frame. */
export async function fitsWidth({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}
