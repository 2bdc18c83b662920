import { describe, expect, test } from 'vitest';
import type { Project } from './project';
import {
  type NewProject,
  type ProjectFormInput,
  projectFormSchema,
  toProjectForm,
} from './projectForm';

const typed: ProjectFormInput = {
  title: 'Vennaru Karai Rice Mill',
  category: 'Web Development',
  description: 'A two-language website for a rice mill.',
  tags: 'Website, Bilingual',
  thumbnail_url: 'https://example.com/mill.webp',
};

const stored: Project = {
  ...typed,
  id: 'x1',
  tags: ['Website', 'Bilingual'],
  created_at: '2024-03-05T12:00:00+00:00',
};

/** What the form says, one line for each rule that is broken. */
function complaints(change: Partial<ProjectFormInput>): string[] {
  const { error } = projectFormSchema.safeParse({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const saved = (change: Partial<ProjectFormInput>): NewProject =>
  projectFormSchema.parse({ ...typed, ...change });

const TAMIL = 'த';
const EMOJI = '🌾';

describe.each([
  {
    field: 'title',
    min: 3,
    tooShort: 'Title must be at least 3 characters',
    max: 300,
    tooLong: 'Title must be at most 300 characters',
  },
  {
    field: 'category',
    min: 2,
    tooShort: 'Category is required',
    max: 100,
    tooLong: 'Category must be at most 100 characters',
  },
  {
    field: 'description',
    min: 10,
    tooShort: 'Description must be at least 10 characters',
    max: 20_000,
    tooLong: 'Description must be at most 20,000 characters',
  },
] as const)('the $field, $min to $max characters', ({ field, min, tooShort, max, tooLong }) => {
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
    expect(complaints({ [field]: text })).toEqual([`${field}: ${tooShort}`]);
  });

  test.each([
    ['one letter too many', 'a'.repeat(max + 1)],
    ['one emoji too many', EMOJI.repeat(max + 1)],
  ])('may not be %s', (_, text) => {
    expect(complaints({ [field]: text })).toEqual([`${field}: ${tooLong}`]);
  });
});

test('a title or category that shows nothing is refused, line breaks in them become spaces', () => {
  expect(complaints({ title: '\u200b'.repeat(9), category: '\u3164\u2800' })).toEqual([
    'title: Title must be at least 3 characters',
    'category: Category is required',
  ]);
  expect(saved({ title: 'Rice\nMill', category: 'Web\u202e\tDevelopment' })).toMatchObject({
    title: 'Rice Mill',
    category: 'Web Development',
  });
});

test('tags are saved as a list, an absent picture as null', () => {
  expect(saved({ tags: ' Website ,, Bilingual,', thumbnail_url: ' ' })).toStrictEqual({
    ...typed,
    tags: ['Website', 'Bilingual'],
    thumbnail_url: null,
  });
});

test('51 tags are too many, and a picture that is a program is none', () => {
  const tags = Array.from({ length: 51 }, (_, index) => `${index}`).join(',');
  expect(complaints({ tags, thumbnail_url: 'data:image/png;base64,AAAA' })).toEqual([
    'tags: Use at most 50 tags',
    'thumbnail_url: Please enter a valid URL',
  ]);
});

test('nothing but the five columns is saved', () => {
  expect(Object.keys(projectFormSchema.parse({ ...typed, id: 'x1', created_at: '2099' }))).toEqual(
    Object.keys(typed),
  );
});

test('every field of an empty form is named at once', () => {
  expect(complaints(toProjectForm())).toEqual([
    'title: Title must be at least 3 characters',
    'category: Category is required',
    'description: Description must be at least 10 characters',
  ]);
});

describe('the form begins', () => {
  test('empty for a new project', () => {
    expect(toProjectForm()).toStrictEqual({
      title: '',
      category: '',
      description: '',
      tags: '',
      thumbnail_url: '',
    });
  });

  test('with a stored project, its tags between commas', () => {
    expect(toProjectForm(stored)).toStrictEqual(typed);
  });

  test('with blanks for what a stored project lacks', () => {
    const bare = { ...stored, thumbnail_url: null, tags: [] };
    expect(toProjectForm(bare)).toStrictEqual({ ...typed, thumbnail_url: '', tags: '' });
  });

  test('with what saves as the same project again', () => {
    const { id, created_at, ...columns } = stored;
    expect(projectFormSchema.parse(toProjectForm(stored))).toStrictEqual(columns);
  });
});
