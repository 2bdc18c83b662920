import type { StoryContext } from '@storybook/react-vite';
import { expect, mocked, screen, type UserEventObject, waitFor, within } from 'storybook/test';

/** A page with this headline stands without a backend: nothing is asked. */
export const standsAlone =
  (headline: string) =>
  async ({ canvas, loaded }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(loaded.backend.requests).toEqual([]);
  };

/** Expects the log to tell of failed reads, as many as given and one in these words, and clears it. */
export async function failedReads(words: string, count = 1) {
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(count));
  await expect(console.error).toHaveBeenCalledWith(words, expect.any(Error));
  mocked(console.error).mockClear();
}

/** Expects a notification with these words. */
export async function notified(title: string, text: string) {
  const region = await screen.findByRole('region', { name: /^Notifications/ });
  const words = await within(region).findByText(text);
  const toast = words.closest('li');
  await expect(toast).toHaveTextContent(title);
  // What is still fading in has no contrast to judge.
  await waitFor(() => expect(toast).toHaveStyle({ opacity: 1 }));
}

/** Writes each text into the field of its label, in place of what is there. */
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

/** The dialog of this name, once it is there to be used. */
export async function dialogOf(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  // What is still fading in has no contrast to judge.
  await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: 1 }));
  return dialog;
}
