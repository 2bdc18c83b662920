import { expect, test } from 'vitest';
import { assertTouched } from './assertTouched';

/** What is thrown for an answer; undefined when nothing is. */
function thrown(answer: Parameters<typeof assertTouched>[0]): unknown {
  try {
    assertTouched(answer);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each([
  ['insert', 201],
  ['update or delete', 200],
])('an %s that touched its row is done', (_, status) => {
  expect(thrown({ data: [{ id: 'p1' }], error: null, status })).toBeUndefined();
});

test.each([
  ['no row, as row-level security answers', []],
  ['two rows', [{ id: 'p1' }, { id: 'p2' }]],
  ['nobody knows what', null],
])('a write that touched %s is a failure without words', (_, data) => {
  const error = thrown({ data, error: null, status: 200 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ message: '', status: 200 });
});

test('a refusal speaks the backend’s words and carries its status', () => {
  const message = 'duplicate key value violates unique constraint "blog_posts_slug_key"';
  const error = thrown({ data: null, error: { message }, status: 409 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ message, status: 409, cause: { message } });
});

test('a refusal counts even if it came with a row', () => {
  const error = thrown({ data: [{ id: 'p1' }], error: { message: 'no' }, status: 500 });
  expect(error).toMatchObject({ message: 'no', status: 500 });
});
