import { expect, test } from 'vitest';
import { parseMessages } from './message';
import { parsePosts } from './post';
import { parseProjects } from './project';

const created_at = '2026-11-20 22:08:26.102345+00';
/** Columns that no test looks at are as in a row without them. */
const post = {
  ...parsePosts([{ id: 'p1' }])[0],
  id: 'p1',
  title: 'A title',
  slug: 'a-title',
  content: 'Some words.',
  excerpt: 'Words.',
  tags: ['One', 'Two'],
  image_url: 'https://example.com/a.webp',
  created_at,
};
const message = {
  id: 'm1',
  name: 'முத்துக்குமரன் 🌾',
  email: 'muthu@example.com',
  mobile: '+91 98765 43210',
  message: 'Vanakkam,\n\nplease call.',
  created_at,
};
type Parse = (answer: unknown) => object[];

test('rows arrive in order and as they were stored, without what the site does not know', () => {
  const rows = ['c', 'a', 'b'].map((id) => ({ ...post, id }));
  expect(parsePosts(rows.map((each) => ({ ...each, address: '192.0.2.1' })))).toEqual(rows);
});

test.each([{ title: 'A title' }, { ...post, id: null }, null, 'A title'])(
  'rows stay where another one is %o',
  (other) => {
    expect(parsePosts([post, other, { ...post, id: '2' }])).toEqual([post, { ...post, id: '2' }]);
  },
);

test.each([null, { message: 'no' }, '<!doctype html>'])('rows can’t be %o', (answer) => {
  const parsed = () => parsePosts(answer);
  expect(parsed).toThrow(TypeError);
  expect(parsed).toThrow('The backend did not answer with a list.');
});

test.each<[Parse, object, string, unknown, unknown]>([
  [parsePosts, post, 'tags', null, []],
  [parsePosts, post, 'tags', 'One, Two', []],
  [parsePosts, post, 'excerpt', undefined, null],
  [parsePosts, post, 'image_url', 7, null],
  [parseMessages, message, 'mobile', undefined, null],
  [parseMessages, message, 'name', null, ''],
  [parseMessages, message, 'created_at', null, ''],
])('a row still shows: %o %o whose %s is %j', (parse, row, column, stored, shown) => {
  expect(parse([{ ...row, [column]: stored }])).toEqual([{ ...row, [column]: shown }]);
});

test('a project that lacks everything but its id still shows', () => {
  const blank = { title: '', category: '', description: '', created_at: '' };
  expect(parseProjects([{ id: 'x1' }])).toEqual([
    { id: 'x1', ...blank, tags: [], thumbnail_url: null },
  ]);
});
