import { describe, expect, test } from 'vitest';
import { codeSchema, credentialsSchema } from './credentials';
import { type MessageFormInput, messageFormSchema } from './messageForm';
import type { Post } from './post';
import { type PostFormInput, postFormSchema, toPostForm } from './postForm';
import type { Project } from './project';
import { type ProjectFormInput, projectFormSchema, toProjectForm } from './projectForm';

const message: MessageFormInput = {
  name: 'Anbu',
  email: 'anbu@example.com',
  mobile: '+91 98765 43210',
  message: 'Please ring me tomorrow.',
};
const post: PostFormInput = {
  ...toPostForm(),
  title: 'Have your Pongal page ready',
  slug: 'pongal-page',
  excerpt: 'A short list of what to decide now.',
  content: 'Most shops think about their Pongal offer in the second week of January.',
  tags: 'Festivals, Planning',
  image_url: 'https://example.com/pots.webp',
};
const project: ProjectFormInput = {
  ...toProjectForm(),
  title: 'Vennaru Karai Rice Mill',
  category: 'Web Development',
  description: 'A two-language website for a rice mill.',
  tags: 'Website, Bilingual',
  thumbnail_url: 'https://example.com/mill.webp',
};

/** The forms by what they are about, and how a good one is filled in. */
const FORMS = {
  login: {
    schema: credentialsSchema,
    typed: { email: 'admin@example.com', password: ' secret word ' },
  },
  code: { schema: codeSchema, typed: { code: '123456' } },
  message: { schema: messageFormSchema, typed: message },
  post: { schema: postFormSchema, typed: post },
  project: { schema: projectFormSchema, typed: project },
};
type Form = keyof typeof FORMS;
type Change = Record<string, unknown>;

/** What the form says, one line for each rule that is broken. */
function complaints(form: Form, change: Change): string[] {
  const { schema, typed } = FORMS[form];
  const { error } = schema.safeParse({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message: words }) => `${path.join('.')}: ${words}`);
}

/** What is sent, given that the form has no complaint. */
const saved = (form: Form, change: Change = {}): Change =>
  FORMS[form].schema.parse({ ...FORMS[form].typed, ...change });

describe.each<[Form, string, least: number, most: number, label: string, tooShort?: string]>([
  ['message', 'name', 2, 200, 'Name'],
  ['message', 'message', 10, 10_000, 'Message'],
  ['post', 'title', 5, 300, 'Title'],
  ['post', 'slug', 3, 200, 'Slug'],
  ['post', 'excerpt', 10, 1000, 'Excerpt'],
  ['post', 'content', 50, 200_000, 'Content'],
  ['project', 'title', 3, 300, 'Title'],
  ['project', 'category', 2, 100, 'Category', 'Category is required'],
  ['project', 'description', 10, 20_000, 'Description'],
])('of a %s the %s', (form, field, least, most, label, tooShort) => {
  test.each(['a', 'த', '🌾'])(`has ${least} to ${most} characters like %s`, (one) => {
    const few = `${field}: ${tooShort ?? `${label} must be at least ${least} characters`}`;
    const many = `${field}: ${label} must be at most ${most.toLocaleString('en')} characters`;
    for (const text of [one.repeat(least), one.repeat(most)]) {
      expect(saved(form, { [field]: `\n ${text}  ` })[field]).toBe(text);
    }
    for (const text of ['', one.repeat(least - 1), `  ${one.repeat(least - 1)}  `]) {
      expect(complaints(form, { [field]: text })).toEqual([few]);
    }
    for (const blank of [' ', '\t\n\r\u00a0', '\u200b\u3164\u2800\u00ad\u2060\ufe0f']) {
      expect(complaints(form, { [field]: blank.repeat(least) })).toEqual([few]);
    }
    expect(complaints(form, { [field]: one.repeat(most + 1) })).toEqual([many]);
  });
});

const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${n}`).join(',');
const url = (letter: string, length: number) =>
  `https://example.com/${letter.repeat(length - 'https://example.com/'.length)}`;
const PILE = `98 a${'\u0301'.repeat(31)}`;
const EMAIL = 'email: Please enter a valid email address';
const RESERVED = 'slug: This slug is reserved. Please choose another one.';

test.each<[Form, string, string, unknown[]]>([
  ['login', 'email', EMAIL, ['admin@example', '']],
  ['login', 'password', 'password: Password must be at least 6 characters', ['🌾'.repeat(5), '']],
  [
    'code',
    'code',
    'code: Please enter the 6 digits of the code',
    ['', '12345', '1234567', '12345a', '௧௨௩௪௫௬', '🌾'],
  ],
  [
    'message',
    'email',
    EMAIL,
    [
      ...['', '   ', 'anbu.example.com', '@example.com', 'anbu@', 'anbu@example', address(255)],
      ...['anbu@home@example.com', 'anbu k@example.com', 'anbu@example.com, mala@example.com'],
      'anbu@example.com\nbcc:all@example.com',
    ],
  ],
  ['message', 'mobile', 'mobile: Mobile must be at most 40 characters', ['9'.repeat(41)]],
  ['message', 'name', 'name: Name has too many accents on one letter', [PILE]],
  ['message', 'mobile', 'mobile: Mobile has too many accents on one letter', [PILE]],
  ['message', 'name', 'name: Name must be at least 2 characters', ['A\u0007', '\u200bA\u200b']],
  [
    'post',
    'slug',
    RESERVED,
    [
      ...['index', 'Archive', 'entry', '404', 'con', 'PRN', 'aux', 'nul', 'com1', 'COM9', 'lpt³'],
      ...['con.html', 'nul.tar.gz', ' index\n'],
    ],
  ],
  [
    'post',
    'slug',
    'slug: Please use only letters, digits and hyphens in the slug.',
    [
      ...['a/b', '../../x', '...', 'a\\b', 'two words', 'two\nlines', 'a_b', 'a?b', 'a#b', '100%'],
      ...['a.html', '<b>', 'a–b', 'ab\u200bc', 'a\u00a0b'],
    ],
  ],
  [
    'post',
    'image_url',
    'image_url: Please enter a valid URL',
    [
      ...['picture', 'example.com/a.webp', '//example.com/a.webp', '/a.webp', 'https://', 'null'],
      ...['https:///a.webp', 'https:example.com', 'https://exa mple.com', 'https://example.com:p'],
      ...['ftp://example.com/a.webp', 'javascript:alert(1)', 'data:image/png;base64,AAAA'],
      ...['JavaScript:alert("https://example.com")', 'blob:https://example.com/1'],
      ...['file:///etc/passwd', 'a'.repeat(2049)],
    ],
  ],
  ['post', 'image_url', 'image_url: URL must be at most 2,048 characters', [url('a', 2049)]],
  ['post', 'tags', 'tags: Use at most 50 tags', [numbered(51)]],
  ['post', 'tags', 'tags: A tag has too many accents on one letter', [`Shops, ${PILE}`]],
  ['project', 'thumbnail_url', 'thumbnail_url: Please enter a valid URL', ['data:image/png,AA']],
  ['project', 'tags', 'tags: Use at most 50 tags', [numbered(51)]],
])('of a %s the %s is refused: %s', (form, field, words, values) => {
  for (const value of values) {
    expect([value, complaints(form, { [field]: value })]).toEqual([value, [words]]);
  }
});

test.each<[Form, Change, stored?: Change]>([
  ['login', { email: ' admin@example.com\n' }, {}],
  ['login', { password: ' secret word ' }],
  ['login', { password: '🌾'.repeat(6) }],
  ['login', { password: '      ' }],
  ['message', message],
  ['message', { email: 'first.last+tag@sub.example.co.in' }],
  ['message', { email: "o'brien@example.com" }],
  ['message', { email: address(254) }],
  ['message', { email: '\tanbu@example.com ' }, { email: 'anbu@example.com' }],
  ...['anbu@example.com. ', 'mailto:anbu@example.com', '\u202aanbu@example.com\u202c\u200b,'].map(
    (email): [Form, Change, Change] => ['message', { email }, { email: 'anbu@example.com' }],
  ),
  ['message', { mobile: '  ' }, { mobile: null }],
  ['message', { mobile: '\u200b\u2800' }, { mobile: null }],
  ['message', { mobile: 'evenings only ☎️' }],
  ['message', { mobile: '🌾'.repeat(40) }],
  ['message', { message: '\n வணக்கம்,\n\nplease call. \n' }, { message: 'வணக்கம்,\n\nplease call.' }],
  ['message', { message: 'First line\r\n\tsecond line' }],
  ['message', { name: '\u0000An\u0007b\ufffe\uffffu\u009f' }, { name: 'Anbu' }],
  [
    'message',
    { name: '\u202aA\u202bn\u202cb\u202du\u202e\u2066\n\u2067K.\u2068\u2028\u2029\u2069Raja' },
    { name: 'Anbu K. Raja' },
  ],
  ['message', { name: 'க்\u200dஷ مرحبا' }],
  ['message', { name: 'க்\u200dஷ 👨‍👩‍👧' }],
  ['message', { website: 'https://example.com', id: '1' }, {}],
  ...['indexes', 'con-cert', 'my-archive', '404-not-found', 'com10', 'lpt', 'entry-level'].map(
    (slug): [Form, Change] => ['post', { slug }],
  ),
  ['post', { slug: '\t2-பொங்கல்-é\u2067\n' }, { slug: '2-பொங்கல்-é' }],
  ['post', { tags: 'One, \u200b, \u3164,, T\u202ewo,' }, { tags: ['One', 'Two'] }],
  ['post', { tags: '\t Shops \n,  Planning\u00a0,' }, { tags: ['Shops', 'Planning'] }],
  // What looks like a comma in Tamil is none.
  ['post', { tags: 'ஒன்று، இரண்டு, 🌾' }, { tags: ['ஒன்று، இரண்டு', '🌾'] }],
  ['post', { tags: numbered(50) }, { tags: numbered(50).split(',') }],
  ['post', { tags: '', image_url: ' ' }, { tags: [], image_url: null }],
  ['post', { image_url: ' http://example.com/a\n' }, { image_url: 'http://example.com/a' }],
  ['post', { image_url: 'HTTPS://EXAMPLE.COM:8443/A.JPG?width=300#top' }],
  ['post', { image_url: 'https://இணையம்.example/படம்.webp' }],
  // Measured in characters, not in UTF-16 units.
  ['post', { image_url: url('🌾', 2048) }],
  ['post', { content: `Words.\n\n  ${'The second paragraph. '.repeat(3)}end` }],
  ['post', { id: 'p1', created_at: '2099' }, {}],
  [
    'project',
    { title: 'Rice\nMill', category: 'Web\u202e\tDesign' },
    { title: 'Rice Mill', category: 'Web Design' },
  ],
  [
    'project',
    { tags: ' Website ,, Bilingual,', thumbnail_url: ' ' },
    { tags: ['Website', 'Bilingual'], thumbnail_url: null },
  ],
  ['project', { id: 'x1', created_at: '2099' }, {}],
])('a %s with %o is saved', (form, change, stored = change) => {
  expect(saved(form, change)).toStrictEqual({ ...saved(form), ...stored });
});

test('every field that is wrong is named at once', () => {
  expect(complaints('project', toProjectForm())).toEqual([
    'title: Title must be at least 3 characters',
    'category: Category is required',
    'description: Description must be at least 10 characters',
  ]);
});

const ROW = { id: 'p1', created_at: '2024-03-05T12:00:00+00:00' };
const POST: Post = { ...postFormSchema.parse(post), ...ROW };
const PROJECT: Project = { ...projectFormSchema.parse(project), ...ROW };
const blank = (typed: object) => Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

test('a form begins blank, or with what is stored', () => {
  expect(toPostForm()).toStrictEqual(blank(post));
  expect(toProjectForm()).toStrictEqual(blank(project));
  expect(toPostForm(POST)).toStrictEqual(post);
  expect(toProjectForm(PROJECT)).toStrictEqual(project);
  expect(toPostForm({ ...POST, excerpt: null, image_url: null, tags: [] })).toStrictEqual({
    ...post,
    excerpt: '',
    image_url: '',
    tags: '',
  });
});
