import type { Locator, Page, Route } from '@playwright/test';
import { ADMIN, newSession, SESSION_KEY, type StoredSession } from './accounts.ts';
import { expect } from './test.ts';

/** Stores a session before the first page load only, so that a logout persists over reloads. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  await page.addInitScript(
    ({ key, text }) => {
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'once');
      localStorage.setItem(key, text);
    },
    { key: SESSION_KEY, text: JSON.stringify(session) },
  );
}

/** Opens the admin panel with a new session, without the login form. */
export async function signIn(page: Page, path = '/admin'): Promise<void> {
  await storeSession(page, await newSession(page.request));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
}

const CONTENT = 'Silk looks best in morning light, near a window that faces north.\n\nSecond part.';

/** A post to store. @param mark the test's own, which its title and its URL contain */
export const post = (mark: string, values: object = {}) => ({
  title: `Post ${mark}`,
  slug: `post-${mark}`,
  excerpt: `Excerpt of ${mark}`,
  content: CONTENT,
  tags: ['Silk', 'Rice'],
  image_url: null,
  ...values,
});

export const project = (mark: string, values: object = {}) => ({
  title: `Project ${mark}`,
  category: 'Web Development',
  description: `Description of ${mark}`,
  tags: ['Silk', 'Rice'],
  thumbnail_url: null,
  ...values,
});

export const message = (mark: string, values: object = {}) => ({
  name: `Person ${mark}`,
  email: `${mark.replaceAll(' ', '-')}@example.com`,
  mobile: '+91 98765 00000',
  message: `A message about ${mark}`,
  ...values,
});

/** What is written in each field of a new post. */
export const postFields = (mark: string) => ({
  Title: `Silk by a window ${mark}`,
  'Slug (URL)': `silk-${mark}`,
  Excerpt: 'No studio and no lamps.',
  Content: CONTENT,
  'Tags (comma separated)': 'Photographs, Silk',
});

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
export const field = (within: Page | Locator, label: string) =>
  within.getByLabel(label, { exact: true });
/** The dialog in which an entry is written. */
export const formOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(?:Create New|Edit) (?:Blog Post|Portfolio Project)$/ });

export async function fill(within: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(within, label).fill(text);
}

/** Fills the login form and sends it. */
export async function logIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await button(page, 'Sign In').click();
}

/**
 * Answers the browser's questions, the first one with the first answer; further ones are refused.
 * @returns those asked so far
 */
export function answerQuestions(page: Page, ...answers: boolean[]): string[] {
  const asked: string[] = [];
  page.on('dialog', async (question) => {
    asked.push(question.message());
    await (answers[asked.length - 1] ? question.accept() : question.dismiss());
  });
  return asked;
}

/** Handles the requests with this method for a table's rows; others go to the server. */
export const onRequest = (
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  table: string,
  handle: (route: Route) => Promise<unknown>,
) =>
  page.route(
    ({ pathname }) => pathname === `/rest/v1/${table}`,
    (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );

/** Answers the reads of a list like the data API: behind the cursor, up to the limit. */
export const answerList = (
  page: Page,
  table: string,
  list: () => readonly { id: string; [column: string]: unknown }[],
) =>
  onRequest(page, 'GET', table, (route) => {
    const rows = list();
    const { searchParams } = new URL(route.request().url());
    const behind = /id\.lt\."([^"]+)"/.exec(searchParams.get('or') ?? '')?.[1];
    const start = behind === undefined ? 0 : rows.findIndex(({ id }) => id === behind) + 1;
    const part = rows.slice(start, start + Number(searchParams.get('limit') ?? rows.length));
    const range = `${start}-${start + part.length - 1}/${rows.length}`;
    return route.fulfill({ json: part, headers: { 'Content-Range': range } });
  });
