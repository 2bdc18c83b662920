import { describe, expect, test } from 'vitest';
import { type Post, parsePosts } from './post';
import { parseProjects } from './project';

const post: Post = {
  id: 'p1',
  title: 'A title',
  slug: 'a-title',
  content: 'Some words.',
  excerpt: 'Words.',
  tags: ['One', 'Two'],
  image_url: 'https://example.com/a.webp',
  created_at: '2026-11-20 22:08:26.102345+00',
};

test('a row arrives as it was stored, its moment untouched', () => {
  expect(parsePosts([post])).toEqual([post]);
});

test('rows keep their order', () => {
  const rows = ['c', 'a', 'b'].map((id) => ({ ...post, id }));
  expect(parsePosts(rows)).toEqual(rows);
});

test('columns that the site does not know are left out', () => {
  expect(parsePosts([{ ...post, author: 'Anbu', views: 3 }])).toEqual([post]);
});

test.each([
  ['tags', null, []],
  ['tags', undefined, []],
  ['tags', 'One, Two', []],
  ['excerpt', null, null],
  ['excerpt', undefined, null],
  ['image_url', undefined, null],
  ['image_url', 7, null],
  ['title', null, ''],
  ['slug', undefined, ''],
])('a post whose %s is %j still shows', (column, stored, shown) => {
  expect(parsePosts([{ ...post, [column]: stored }])).toEqual([{ ...post, [column]: shown }]);
});

test('a project that lacks everything but its id still shows', () => {
  expect(parseProjects([{ id: 'x1' }])).toEqual([
    {
      id: 'x1',
      title: '',
      category: '',
      description: '',
      tags: [],
      thumbnail_url: null,
      created_at: '',
    },
  ]);
});

describe.each([
  ['has no id', { title: 'A title' }],
  ['has null for an id', { ...post, id: null }],
  ['is null', null],
  ['is a text', 'A title'],
])('a row that %s', (_, row) => {
  test('is left out, the others stay', () => {
    expect(parsePosts([post, row, { ...post, id: 'p2' }])).toEqual([post, { ...post, id: 'p2' }]);
  });
});

test.each([
  ['nothing', null],
  ['an object', { message: 'no' }],
  ['a page', '<!doctype html>'],
])('an answer that is %s instead of a list is an error', (_, answer) => {
  expect(() => parsePosts(answer)).toThrow(TypeError);
  expect(() => parseProjects(answer)).toThrow('The backend did not answer with a list.');
});
