import { describe, expect, test } from 'vitest';
import type { Post } from './post';
import { type NewPost, type PostFormInput, postFormSchema, toPostForm } from './postForm';

const typed: PostFormInput = {
  title: 'Have your Pongal page ready',
  slug: 'pongal-page',
  excerpt: 'A short list of what to decide now.',
  content: 'Most shops think about their Pongal offer in the second week of January.',
  tags: 'Festivals, Planning',
  image_url: 'https://example.com/pots.webp',
};

const stored: Post = {
  ...typed,
  id: 'p1',
  tags: ['Festivals', 'Planning'],
  created_at: '2024-03-05T12:00:00+00:00',
};

/** What the form says, one line for each rule that is broken. */
function complaints(change: Partial<PostFormInput>): string[] {
  const { error } = postFormSchema.safeParse({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const saved = (change: Partial<PostFormInput>): NewPost =>
  postFormSchema.parse({ ...typed, ...change });

const TAMIL = 'த';
const EMOJI = '🌾';

describe.each([
  { field: 'title', min: 5, max: 300, most: '300', label: 'Title' },
  { field: 'slug', min: 3, max: 200, most: '200', label: 'Slug' },
  { field: 'excerpt', min: 10, max: 1000, most: '1,000', label: 'Excerpt' },
  { field: 'content', min: 50, max: 200_000, most: '200,000', label: 'Content' },
] as const)('the $field, $min to $max characters', ({ field, min, max, most, label }) => {
  test.each([
    ['the fewest letters', 'a'.repeat(min)],
    ['the fewest Tamil characters', TAMIL.repeat(min)],
    ['the fewest emoji', EMOJI.repeat(min)],
    ['the most letters', 'a'.repeat(max)],
    ['the most Tamil characters', TAMIL.repeat(max)],
    ['the most emoji', EMOJI.repeat(max)],
  ])('may be %s', (_, text) => {
    expect(saved({ [field]: text })).toEqual(saved({ [field]: `\n ${text}  ` }));
    expect(saved({ [field]: text })[field]).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['one letter too few', 'a'.repeat(min - 1)],
    ['one Tamil character too few', TAMIL.repeat(min - 1)],
    ['one emoji too few', EMOJI.repeat(min - 1)],
    ['one letter too few between spaces', `  ${'a'.repeat(min - 1)}  `],
    ['spaces only', ' '.repeat(min)],
    ['white space only', '\t\n\r\u00a0'.repeat(min)],
  ])('may not be %s', (_, text) => {
    expect(complaints({ [field]: text })).toEqual([
      `${field}: ${label} must be at least ${min} characters`,
    ]);
  });

  test.each([
    ['one letter too many', 'a'.repeat(max + 1)],
    ['one emoji too many', EMOJI.repeat(max + 1)],
  ])('may not be %s', (_, text) => {
    expect(complaints({ [field]: text })).toEqual([
      `${field}: ${label} must be at most ${most} characters`,
    ]);
  });
});

test.each([
  'index',
  'Archive',
  'entry',
  '404',
  'con',
  'PRN',
  'aux',
  'nul',
  'com1',
  'COM9',
  'lpt³',
  'con.html',
  'nul.tar.gz',
  ' index\n',
])('the slug %j is reserved', (slug) => {
  expect(complaints({ slug })).toEqual(['slug: This slug is reserved. Please choose another one.']);
});

test.each(['indexes', 'con-cert', 'my-archive', '404-not-found', 'com10', 'lpt', 'entry-level'])(
  'the slug %s is free',
  (slug) => {
    expect(saved({ slug }).slug).toBe(slug);
  },
);

test('title and slug are saved as single lines, without direction marks that hide their order', () => {
  expect(saved({ title: 'Invoice\u202e\nfdp', slug: 'two\r\nlines\u2067' })).toMatchObject({
    title: 'Invoice fdp',
    slug: 'two lines',
  });
});

test('a title of invisible characters has too few characters', () => {
  expect(complaints({ title: '\u3164\u2800\u200b\u00ad\u2060' })).toEqual([
    'title: Title must be at least 5 characters',
  ]);
});

test('tags that show nothing are left out', () => {
  expect(saved({ tags: 'One, \u200b, \u3164, T\u202ewo' }).tags).toEqual(['One', 'Two']);
});

test('tags are saved as a list, an absent picture as null', () => {
  expect(saved({ tags: ' Festivals ,, Planning,', image_url: ' ' })).toStrictEqual({
    ...typed,
    tags: ['Festivals', 'Planning'],
    image_url: null,
  });
  expect(saved({ tags: '' }).tags).toEqual([]);
});

test('a picture that is a program is refused', () => {
  expect(complaints({ image_url: 'javascript:alert(1)' })).toEqual([
    'image_url: Please enter a valid URL',
  ]);
});

test('51 tags are too many', () => {
  const tags = Array.from({ length: 51 }, (_, index) => `${index}`).join(',');
  expect(complaints({ tags })).toEqual(['tags: Use at most 50 tags']);
});

test('the words are saved as they were written, line breaks included', () => {
  const content = 'முதல் வரி 🌾, with enough words to be a whole post.\n\n  The second paragraph.';
  expect(saved({ content: `\n${content}\n ` }).content).toBe(content);
});

test('nothing but the six columns is saved', () => {
  expect(Object.keys(postFormSchema.parse({ ...typed, id: 'p1', created_at: '2099' }))).toEqual(
    Object.keys(typed),
  );
});

test('every field of an empty form is named at once', () => {
  expect(complaints(toPostForm())).toEqual([
    'title: Title must be at least 5 characters',
    'slug: Slug must be at least 3 characters',
    'excerpt: Excerpt must be at least 10 characters',
    'content: Content must be at least 50 characters',
  ]);
});

describe('the form begins', () => {
  test('empty for a new post', () => {
    expect(toPostForm()).toStrictEqual({
      title: '',
      slug: '',
      excerpt: '',
      content: '',
      tags: '',
      image_url: '',
    });
  });

  test('with a stored post, its tags between commas', () => {
    expect(toPostForm(stored)).toStrictEqual(typed);
  });

  test('with blanks for what a stored post lacks', () => {
    const bare = { ...stored, excerpt: null, image_url: null, tags: [] };
    expect(toPostForm(bare)).toStrictEqual({ ...typed, excerpt: '', image_url: '', tags: '' });
  });

  test('with what saves as the same post again', () => {
    const { id, created_at, ...columns } = stored;
    expect(postFormSchema.parse(toPostForm(stored))).toStrictEqual(columns);
  });
});
