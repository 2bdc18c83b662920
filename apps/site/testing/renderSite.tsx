import type { Scenario } from '@agency/mocks/backend/createBackend';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { fireEvent, screen } from 'storybook/test';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { App } from '../src/app/App';
import { createQueryClient } from '../src/lib/backend/queryClient';
import { fakeClock } from './fakeClock';
import { type FaultyBackend, faultyBackend } from './faultyBackend';
import { settle, until } from './settle';

/** Gives each test of a file a fake clock, an empty device, and a backend of its own: `site.backend`. */
export function siteForEachTest(scenario: Scenario) {
  const site = {} as { backend: FaultyBackend };
  beforeEach(() => {
    fakeClock();
    localStorage.clear();
    site.backend = faultyBackend(scenario);
  });
  return site;
}

/** Renders the whole site at a URL until the test ends. @returns what takes it away before */
export function renderSite(url: string): () => void {
  document.body.innerHTML = '<div></div>';
  // Each question of the panel is answered with yes.
  vi.stubGlobal('confirm', () => true);
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MemoryRouter initialEntries={[url]}>
      <App queryClient={createQueryClient()} />
    </MemoryRouter>,
  );
  onTestFinished(async () => {
    // They would be on the page of the next test too.
    await until(() => notificationsNow().length === 0);
    root.unmount();
  });
  return () => root.unmount();
}

export const isShown = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;

export const untilShown = (text: string | RegExp): Promise<void> => until(() => isShown(text));

export const untilGone = (text: string | RegExp): Promise<void> => until(() => !isShown(text));

/** Waits for a notification with this title and this text. */
export const untilNotified = (title: string, text: string): Promise<void> =>
  until(() => notificationsNow().some((words) => words.includes(title) && words.endsWith(text)));

/** Titles and texts of the notifications on the screen. */
const notificationsNow = (): string[] =>
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
