import { randomBytes } from 'node:crypto';
import { type RestApi, restApi } from './restApi.ts';
import { test as base } from './test.ts';

export interface AdminFixtures {
  /** A word unique to the test. Rows whose title or name contains it are removed after the test. */
  mark: string;
  backend: RestApi;
}

/** Failed answers, and what page and browser log about them. */
const FAILED_ANSWER = /^[45]\d\d |Failed to load resource|Error (?:fetching|checking)|Auth\w*Error/;

/** The test of `test.ts` for the panel: failed answers of the backend are no problems. */
export const adminTest = base.extend<AdminFixtures>({
  problems: async ({ problems }, use) => {
    problems.expect(FAILED_ANSWER);
    await use(problems);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
  mark: async ({}, use) => {
    await use(`m${randomBytes(5).toString('hex')}`);
  },
  backend: async ({ request, mark }, use) => {
    const api = await restApi(request);
    await use(api);
    await api.remove('blog_posts', `title=like.*${mark}*`);
    await api.remove('portfolio', `title=like.*${mark}*`);
    await api.remove('contact_messages', `name=like.*${mark}*`);
  },
});
