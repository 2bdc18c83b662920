import { randomBytes } from 'node:crypto';
import { type AdminApi, adminApi } from './adminApi.ts';
import { test as base } from './test.ts';

interface AdminFixtures {
  /** A word unique to the test. Rows whose title or name contains it are removed after the test. */
  mark: string;
  backend: AdminApi;
}

/** Failed answers, and what page and browser log about them. */
const FAILED_ANSWER = /^[45]\d\d |Failed to load resource|Error (?:fetching|checking)|Auth\w*Error/;

/** The test of `test.ts` for the panel: failed answers of the backend are no problems. */
export const adminTest = base.extend<AdminFixtures>({
  problems: async ({ problems }, use) => {
    problems.expect(FAILED_ANSWER);
    await use(problems);
  },
  backend: async ({ request }, use) => use(await adminApi(request)),
  mark: async ({ backend }, use) => {
    const mark = `m${randomBytes(5).toString('hex')}`;
    await use(mark);
    await backend.remove('blog_posts', `title=like.*${mark}*`);
    await backend.remove('portfolio', `title=like.*${mark}*`);
    await backend.remove('contact_messages', `name=like.*${mark}*`);
  },
});
