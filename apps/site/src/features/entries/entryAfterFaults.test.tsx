// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { expect, test } from 'vitest';
import { isShown, press, untilShown } from '#testing/pageActions.ts';
import { renderSite, siteForEachTest } from '#testing/renderSite.tsx';
import { twoRowsEach } from '#testing/twoRowsEach.ts';

const site = siteForEachTest(twoRowsEach);
const { ordinary } = posts;

test("when the backend refuses the connection, a post is read after 'Try again'", async () => {
  site.backend.breakCall('GET /rest/v1/blog_posts', 'refuses the connection');
  renderSite(`/blog/${ordinary.slug}`);
  await untilShown(/could not be loaded/);
  expect(isShown('Oops! Page not found')).toBe(false);
  site.backend.repair();
  await press('Try again');
  await untilShown(ordinary.title);
});
