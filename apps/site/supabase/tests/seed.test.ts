import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoriesOf } from '@agency/model/categoriesOf';
import { type Post, parsePosts } from '@agency/model/post';
import { type Project, parseProjects } from '@agency/model/project';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../embedded/openBackend.ts';
import { backendForTests } from './support/backendForTests.ts';
import { count, databaseForTests } from './support/databaseForTests.ts';
import { TABLES } from './support/samples.ts';

const backend = backendForTests();
const postgres = databaseForTests();
const PUBLIC = join(import.meta.dirname, '../../public');

let posts: Post[] = [];
let projects: Project[] = [];

beforeAll(async () => {
  posts = parsePosts((await backend.call('/rest/v1/blog_posts?select=*')).body);
  projects = parseProjects((await backend.call('/rest/v1/portfolio?select=*')).body);
});

test('the posts fill more than one screen and show what a card and a page can look like', () => {
  const kinds: Record<string, (post: Post) => boolean> = {
    'with an image': ({ image_url }) => image_url !== null,
    'without an image': ({ image_url }) => image_url === null,
    'with an excerpt': ({ excerpt }) => excerpt !== null,
    'without an excerpt': ({ excerpt }) => excerpt === null,
    'without tags': ({ tags }) => tags.length === 0,
    'with more tags than a card shows': ({ tags }) => tags.length > 3,
    'with a title of 120 characters or more': ({ title }) => [...title].length >= 120,
    'with its title in Tamil': ({ title }) => /\p{Script=Tamil}{3}/u.test(title),
    'of ten paragraphs or more': ({ content }) => content.split(/\n\s*\n/).length >= 10,
  };
  expect(posts.length).toBeGreaterThanOrEqual(14);
  const lacking = Object.entries(kinds).filter(([, isOfKind]) => !posts.some(isOfKind));
  expect(lacking.map(([kind]) => kind)).toEqual([]);
});

test('the projects are eleven in four categories, with and without tags and thumbnails', () => {
  expect([projects.length, categoriesOf(projects).length]).toEqual([11, 4]);
  expect(new Set(projects.map(({ thumbnail_url }) => thumbnail_url === null)).size).toBe(2);
  const tags = projects.map((project) => project.tags.length);
  expect(tags).toEqual(expect.arrayContaining([0, 2, 6]));
  expect(projects.some(({ description }) => [...description].length >= 1000)).toBe(true);
});

test.each(TABLES)('no two rows of %s are of the same moment', async (table) => {
  const moments = await backend.count(`(select distinct created_at from public.${table}) each`);
  expect(moments).toBeGreaterThan(0);
  expect(moments).toBe(await backend.count(`public.${table}`));
});

test('every picture that a row names is in the public folder', () => {
  const named = [
    ...posts.map((each) => each.image_url),
    ...projects.map((each) => each.thumbnail_url),
  ];
  const pictures = named.filter((picture) => picture !== null).map((url) => new URL(url).pathname);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((path) => !existsSync(join(PUBLIC, path)))).toEqual([]);
});

test('the demo admin reads the six messages', async () => {
  const token = await backend.signIn(DEMO_ADMIN);
  const { body } = await backend.call('/rest/v1/contact_messages?select=*', { token });
  expect(body).toHaveLength(6);
});

test('the seed is refused on PostgreSQL itself, and leaves nothing of it even where errors are skipped', async () => {
  const text = readFileSync(join(import.meta.dirname, '../seed.sql'), 'utf8');
  const refusal = 'on the embedded backend only';
  await expect(postgres.owner.query(text)).rejects.toThrow(refusal);
  // Prepared, so that PostgreSQL refuses more than one statement: a tool that goes on after an
  // error has nothing to go on with.
  await expect(postgres.owner.query({ name: 'seed', text })).rejects.toThrow(refusal);
  expect(await count(postgres, 'blog_posts')).toBe(0);
});
