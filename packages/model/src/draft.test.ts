import { describe, expect, test } from 'vitest';
import { parseDraft, restoreFields } from './draft';
import { toPostForm } from './postForm';

describe('a stored draft', () => {
  const draft = { savedAt: 1, values: { title: 'வணக்கம் 🌾' } };

  test('is read as it was written', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([
    '',
    'not { json',
    'null',
    '"title"',
    '{"title":"Of an older version"}',
    '{"savedAt":"soon","values":{}}',
    '{"savedAt":1,"values":null}',
  ])('that is %j counts as none', (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });
});

describe('the fields of a draft', () => {
  const initial = { ...toPostForm(), title: 'Stored title', tags: 'Silk' };

  test('replace the stored values', () => {
    const values = { ...initial, title: 'x'.repeat(5000), slug: '', content: 'தமிழ்' };
    expect(restoreFields(initial, values)).toEqual(values);
  });

  test('that are missing or damaged keep their stored value', () => {
    const values = { title: null, slug: 12, excerpt: ['a'], content: { a: 1 }, image_url: 'Kept' };
    expect(restoreFields(initial, values)).toEqual({ ...initial, image_url: 'Kept' });
  });

  test('that the form does not have are left out', () => {
    expect(restoreFields(initial, { former: 'Of an older version' })).toEqual(initial);
    expect(restoreFields(initial, JSON.parse('{"__proto__":{"title":"x"}}'))).toEqual(initial);
  });
});
