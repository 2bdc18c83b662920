import { randomBytes } from 'node:crypto';
import { type RestApi, restApi } from './restApi.ts';
import { test as base } from './test.ts';

export interface AdminFixtures {
  /** A word that only this test writes: every row it makes carries it, and goes with it. */
  mark: string;
  backend: RestApi;
}

/** Answers that refuse or fail, and what the page and the browser log of them. */
const FAILED_ANSWER = /^[45]\d\d |Failed to load resource|Error fetching|Auth\w*Error/;

/** The tests of the panel let its backend fail in every other way: that alone is no problem. */
export const adminTest = base.extend<AdminFixtures>({
  problems: async ({ problems }, use) => {
    problems.expect(FAILED_ANSWER);
    await use(problems);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
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
