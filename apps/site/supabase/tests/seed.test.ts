import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Post, parsePosts } from '@agency/model/post';
import { categoriesOf, type Project, parseProjects } from '@agency/model/project';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { backendForTests, CONFIG, TABLES } from './backendForTests.ts';

const backend = backendForTests();
const PUBLIC = join(import.meta.dirname, '../../public');

let posts: Post[] = [];
let projects: Project[] = [];

beforeAll(async () => {
  posts = parsePosts((await backend.call('/rest/v1/blog_posts?select=*')).body);
  projects = parseProjects((await backend.call('/rest/v1/portfolio?select=*')).body);
});

const paragraphs = ({ content }: Post) => content.split(/\n\s*\n/).length;

describe('the posts', () => {
  test('fill more than one screen', () => {
    expect(posts.length).toBeGreaterThanOrEqual(14);
  });

  test.each<[string, (post: Post) => boolean]>([
    ['an image', (post) => post.image_url !== null],
    ['an excerpt', (post) => post.excerpt !== null],
    ['tags', (post) => post.tags.length > 0],
  ])('show how one looks with and without %s', (_, has) => {
    expect(posts.some(has)).toBe(true);
    expect(posts.every(has)).toBe(false);
  });

  test.each<[string, (post: Post) => boolean]>([
    ['has a title of 120 characters or more', ({ title }) => [...title].length >= 120],
    ['has its title in Tamil', ({ title }) => /\p{Script=Tamil}{3}/u.test(title)],
    ['has ten paragraphs or more', (post) => paragraphs(post) >= 10],
    ['has more tags than a card shows', ({ tags }) => tags.length > 3],
  ])('include one that %s', (_, is) => {
    expect(posts.some(is)).toBe(true);
  });
});

describe('the projects', () => {
  test('are eleven in four categories', () => {
    expect(projects).toHaveLength(11);
    expect(categoriesOf(projects)).toHaveLength(4);
  });

  test('show how one looks with and without a thumbnail', () => {
    const pictured = projects.filter(({ thumbnail_url }) => thumbnail_url !== null);
    expect(pictured.length).toBeGreaterThan(0);
    expect(pictured.length).toBeLessThan(projects.length);
  });

  test.each([0, 2, 6])('include one with %i tags', (count) => {
    expect(projects.map(({ tags }) => tags.length)).toContain(count);
  });

  test('include one with a description of 1,000 characters or more', () => {
    expect(projects.some(({ description }) => [...description].length >= 1000)).toBe(true);
  });
});

test.each(TABLES)('no two rows of %s are of the same moment', async (table) => {
  const { rows } = await backend.sql.query<{ rows: number; moments: number }>(
    `select count(*)::int as rows, count(distinct created_at)::int as moments from public.${table}`,
  );
  expect(rows[0]?.rows).toBeGreaterThan(0);
  expect(rows[0]?.moments).toBe(rows[0]?.rows);
});

test('every picture that a row names is in the public folder', () => {
  const pictures = [
    ...posts.map((post) => post.image_url),
    ...projects.map((it) => it.thumbnail_url),
  ]
    .filter((picture) => picture !== null)
    .map((picture) => new URL(picture).pathname);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((path) => !existsSync(join(PUBLIC, path)))).toEqual([]);
});

test('the demo admin can sign in and read the six messages', async () => {
  const { status, body } = await backend.call('/rest/v1/contact_messages?select=*', {
    token: await backend.signIn(DEMO_ADMIN),
  });
  expect(status).toBe(200);
  expect(body).toHaveLength(6);
});

test('sessions are signed with a secret that the repository does not hold', async () => {
  const secret = process.env.LITE_JWT_SECRET ?? '';
  const [header, payload, signature] = (await backend.signIn(DEMO_ADMIN)).split('.');
  expect(createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url')).toBe(
    signature,
  );
  // 256 bits, made for this run.
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(readFileSync(CONFIG, 'utf8')).not.toContain(secret);
});
