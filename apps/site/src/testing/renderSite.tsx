// Loaded before the fake clock runs, whose time would otherwise pass while code is still imported.
import '@agency/ui/patterns/Markdown';
import '@agency/ui/patterns/MessageDialog';
import '@agency/ui/patterns/PostForm';
import '@agency/ui/primitives/Dialog';
import '@agency/ui/primitives/Toaster';
import '@agency/ui/primitives/TooltipPopup';
import '@supabase/supabase-js';
import '../routes/admin/AdminPanel';
import '../routes/admin/AdminRoute';
import '../routes/admin/Login';
import '../routes/admin/MessagesPanel';
import '../routes/admin/PicturesPanel';
import '../routes/admin/PostsPanel';
import '../routes/admin/ProjectsPanel';
import '../routes/BlogRoute';
import '../routes/ContactRoute';
import '../routes/EnquiryForm';
import '../routes/PostRoute';
import '../startup/QueryProvider';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { fireEvent, screen } from 'storybook/test';
import { onTestFinished, vi } from 'vitest';
import { App } from '../App';
import { createQueryClient } from '../queries/queryClient';
import { settle, until } from './fakeClock';

// All code that the site imports late: the fake clock would run ahead of it.
import.meta.glob(
  [
    '../{queries,routes}/**/*.{ts,tsx}',
    '../../../../packages/ui/src/{patterns,primitives}/*.tsx',
    '!**/*.{stories,test}.*',
  ],
  { eager: true },
);

/** Renders the whole site at an address until the test ends. @returns what takes it away before */
export function renderSite(address: string): () => void {
  document.body.innerHTML = '<div></div>';
  // Each question of the panel is answered with yes.
  vi.stubGlobal('confirm', () => true);
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <App queryClient={createQueryClient()} />
    </MemoryRouter>,
  );
  onTestFinished(async () => {
    // They would be on the page of the next test too.
    await until(() => toldNow().length === 0);
    root.unmount();
  });
  return () => root.unmount();
}

export const isShown = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;

export const untilShown = (text: string | RegExp): Promise<void> => until(() => isShown(text));

export const untilGone = (text: string | RegExp): Promise<void> => until(() => !isShown(text));

/** Waits for a notification with this title and this text. */
export const untilTold = (title: string, text: string): Promise<void> =>
  until(() => toldNow().some((words) => words.includes(title) && words.endsWith(text)));

/** Titles and texts of the notifications on the screen. */
export const toldNow = (): string[] =>
  [...document.querySelectorAll('[data-sonner-toast] [data-content]')].map(
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
