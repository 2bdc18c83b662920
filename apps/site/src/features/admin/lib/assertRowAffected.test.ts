import { expect, test, vi } from 'vitest';
import { assertRowAffected } from './assertRowAffected';

/** What is thrown for an answer; undefined when nothing is. */
function thrown(...args: Parameters<typeof assertRowAffected>): unknown {
  try {
    assertRowAffected(...args);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each([
  ['insert', 201],
  ['update or delete', 200],
])('an %s that changed its row succeeds', (_, status) => {
  expect(thrown({ data: [{ id: 'p1' }], error: null, status })).toBeUndefined();
});

test.each([
  ['no row, as row-level security answers', []],
  ['two rows', [{ id: 'p1' }, { id: 'p2' }]],
  ['an unknown number of rows', null],
])('a write that changed %s fails without a message', (_, data) => {
  const error = thrown({ data, error: null, status: 200 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ message: '', status: 200 });
});

test('a refusal has the backend’s message and status', () => {
  const message = 'duplicate key value violates unique constraint "blog_posts_slug_key"';
  const error = thrown({ data: null, error: { message }, status: 409 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ message, status: 409, cause: { message } });
});

test('a refusal that comes with a row is a failure', () => {
  const error = thrown({ data: [{ id: 'p1' }], error: { message: 'no' }, status: 500 });
  expect(error).toMatchObject({ message: 'no', status: 500 });
});

test('a refusal about a field names it, with the message for the form', () => {
  const refusal = { code: '23505', message: 'duplicate key value' };
  const refused = { field: 'slug', message: 'Taken.' };
  const describe = vi.fn(() => refused);
  const error = thrown({ data: null, error: refusal, status: 409 }, describe);
  expect(describe).toHaveBeenCalledWith(refusal);
  expect(error).toMatchObject({ ...refused, status: 409 });
});

test('a refusal about no field names none', () => {
  const answer = { data: null, error: { message: 'No.' }, status: 403 };
  expect(thrown(answer, () => undefined)).not.toHaveProperty('field');
});
