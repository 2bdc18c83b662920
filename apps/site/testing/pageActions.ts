import { fireEvent, screen } from 'storybook/test';
import { settle, until } from './settle';

export const isShown = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;

export const untilShown = (text: string | RegExp): Promise<void> => until(() => isShown(text));

export const untilGone = (text: string | RegExp): Promise<void> => until(() => !isShown(text));

/** Waits for a notification with this title and this text. */
export const untilNotified = (title: string, text: string): Promise<void> =>
  until(() => notificationsNow().some((words) => words.includes(title) && words.endsWith(text)));

/** Titles and texts of the notifications on the screen. */
export const notificationsNow = (): string[] =>
  [...document.querySelectorAll('[aria-label^="Notifications"] li > :first-child')].map(
    ({ textContent }) => textContent,
  );

/** Waits for a button by its name. */
export async function buttonOf(name: string): Promise<HTMLElement> {
  const named = () =>
    [...document.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  await until(() => named() !== undefined);
  return named() as HTMLElement;
}

export async function press(name: string): Promise<void> {
  fireEvent.click(await buttonOf(name));
  await settle();
}

/** Fills fields when they are there. @param texts by label */
export async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(texts)) {
    await until(() => screen.queryByLabelText(label) !== null);
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
  await settle();
}

/** What is written in fields. @param labels of the fields */
export const written = (...labels: string[]): Record<string, string> =>
  Object.fromEntries(
    labels.map((label) => [label, screen.getByLabelText<HTMLInputElement>(label).value]),
  );
