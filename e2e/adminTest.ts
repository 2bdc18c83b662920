import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type RestApi, restApi } from './restApi.ts';

export interface AdminFixtures {
  /** A word that only this test writes: every row it makes carries it, and goes with it. */
  mark: string;
  backend: RestApi;
}

export const adminTest = base.extend<AdminFixtures>({
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
