import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { noPicture } from './chromaticModes.ts';

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

/** Drops files on an element, as from the device. @returns what the element made of it */
export function dropFiles(target: Element, ...files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

/** Waits for the end of a dialog's entrance: before, the contrast of its text is too low for axe. */
async function hasEntered(dialog: Element): Promise<void> {
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: 1 }));
}

/** Waits for a dialog of this name and the end of its entrance. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await hasEntered(dialog);
  return dialog;
}

const holdsFocus = (dialog: Element) =>
  waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

/** Waits for a dialog that holds the focus; not for the end of its entrance. */
export async function focusedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await holdsFocus(dialog);
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/**
 * Resolves to the queries within an open dialog, once its entrance animation has ended and it holds the
 * focus: during the animation, a browser scrolls to a focused field by another distance.
 */
export async function withinDialog(name: string) {
  const dialog = await findDialog(name);
  await holdsFocus(dialog);
  return within(dialog);
}

/** Makes a play function: the text is visible, in a dialog once its entrance has ended. */
export const says = (text: string | RegExp) => async () => {
  const [shown] = await screen.findAllByText(text);
  const dialog = shown?.closest('[role=dialog]');
  if (dialog) await hasEntered(dialog);
  await expect(shown).toBeVisible();
};

interface Retriable {
  args: { onRetry?: (() => void) | undefined; onRetryFields?: () => void };
  userEvent: UserEventObject;
}

/**
 * Makes a play function: a failure is shown with this text, and its button tries again.
 * @param retry the arg that the button calls
 */
export const offersRetry =
  (text: string | RegExp, retry: keyof Retriable['args'] = 'onRetry') =>
  async ({ args, userEvent }: Retriable) => {
    await says(text)();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args[retry]).toHaveBeenCalledOnce();
  };

/** A story without a picture, since others show one, of data that has this status. @param prop holds the data */
const unread = <Prop extends string, Status, Play>(prop: Prop, status: Status, play: Play) => ({
  parameters: { chromatic: noPicture },
  args: { [prop]: { status } } as Record<Prop, { status: Status }>,
  play,
});

/** Makes a story: the data of a prop is loading, and a text says so. */
export const isLoading = <Prop extends string>(prop: Prop, text: string) =>
  unread(prop, 'loading' as const, says(text));

/** Makes a story: the data of a prop could not be read, which a text says, and can be read again. */
export const hasFailed = <Prop extends string>(prop: Prop, text: string) =>
  unread(prop, 'failed' as const, offersRetry(text));
