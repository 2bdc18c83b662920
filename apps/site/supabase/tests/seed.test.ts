import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Post, parsePosts } from '@agency/model/post';
import { categoriesOf, type Project, parseProjects } from '@agency/model/project';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { backendForTests, CONFIG, TABLES } from './support/backendForTests.ts';

const backend = backendForTests();
const PUBLIC = join(import.meta.dirname, '../../public');

let posts: Post[] = [];
let projects: Project[] = [];

beforeAll(async () => {
  posts = parsePosts((await backend.call('/rest/v1/blog_posts?select=*')).body);
  projects = parseProjects((await backend.call('/rest/v1/portfolio?select=*')).body);
});

test.each<[string, (post: Post) => boolean]>([
  ['with an image', (post) => post.image_url !== null],
  ['without one', (post) => post.image_url === null],
  ['with an excerpt', (post) => post.excerpt !== null],
  ['without one', (post) => post.excerpt === null],
  ['without tags', (post) => post.tags.length === 0],
  ['with more tags than a card shows', ({ tags }) => tags.length > 3],
  ['with a title of 120 characters or more', ({ title }) => [...title].length >= 120],
  ['with its title in Tamil', ({ title }) => /\p{Script=Tamil}{3}/u.test(title)],
  ['of ten paragraphs or more', ({ content }) => content.split(/\n\s*\n/).length >= 10],
])('the posts fill more than one screen and include one %s', (_, is) => {
  expect(posts.length).toBeGreaterThanOrEqual(14);
  expect(posts.some(is)).toBe(true);
});

test.each<[string, (project: Project) => boolean]>([
  ['with a thumbnail', (project) => project.thumbnail_url !== null],
  ['without one', (project) => project.thumbnail_url === null],
  ['without tags', ({ tags }) => tags.length === 0],
  ['with two tags', ({ tags }) => tags.length === 2],
  ['with six tags', ({ tags }) => tags.length === 6],
  ['with a text of 1,000 characters', ({ description }) => [...description].length >= 1000],
])('the projects are eleven in four categories and include one %s', (_, is) => {
  expect([projects.length, categoriesOf(projects).length]).toEqual([11, 4]);
  expect(projects.some(is)).toBe(true);
});

test.each(TABLES)('no two rows of %s are of the same moment', async (table) => {
  const moments = await backend.count(`(select distinct created_at from public.${table}) each`);
  expect(moments).toBeGreaterThan(0);
  expect(moments).toBe(await backend.count(`public.${table}`));
});

test('every picture that a row names is in the public folder', () => {
  const pictures = [
    ...posts.map(({ image_url }) => image_url),
    ...projects.map(({ thumbnail_url }) => thumbnail_url),
  ].flatMap((picture) => (picture === null ? [] : new URL(picture).pathname));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((path) => !existsSync(join(PUBLIC, path)))).toEqual([]);
});

test('the demo admin reads the six messages, with a token of a secret that is made anew', async () => {
  const token = await backend.signIn(DEMO_ADMIN);
  const { body } = await backend.call('/rest/v1/contact_messages?select=*', { token });
  expect(body).toHaveLength(6);
  const secret = process.env.LITE_JWT_SECRET ?? '';
  const [header, payload, signature] = token.split('.');
  expect(createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')).toBe(
    signature,
  );
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(readFileSync(CONFIG, 'utf8')).not.toContain(secret);
});
