import { describe, expect, test } from 'vitest';
import {
  type Change,
  parseChangedRows,
  parseChanges,
  parseDeletedEntries,
  versionsOf,
} from './history';

const change = (id: number, action: Change['action'], changed: string[] = []): Change => ({
  id,
  made_at: `2026-11-2${id} 10:00:00+00`,
  made_by: 'admin@example.com',
  action,
  changed,
});

describe('the versions of an entry', () => {
  const summary = (changes: Change[]) =>
    versionsOf(changes).map(
      ({ replacedBy, replacedAt, made, broughtBack }) =>
        `${replacedBy} ${made?.action ?? 'unknown'}${broughtBack ? ' again' : ''}${replacedAt ? ` until ${replacedAt.slice(8, 10)}` : ''}`,
    );

  test('are the present one, and one before each change', () => {
    expect(summary([change(3, 'update'), change(2, 'update'), change(1, 'insert')])).toEqual([
      'null update',
      '3 update until 23',
      '2 insert until 22',
    ]);
  });

  test('end with one of unknown origin where older changes are no longer kept', () => {
    expect(summary([change(3, 'update')])).toEqual(['null update', '3 unknown until 23']);
  });

  test('of an entry that was brought back have none for the time in which it was deleted', () => {
    expect(summary([change(3, 'insert'), change(2, 'delete'), change(1, 'insert')])).toEqual([
      'null insert again',
      '2 insert until 22',
    ]);
  });

  test('of an entry that was deleted meanwhile have no present one', () => {
    expect(summary([change(2, 'delete'), change(1, 'insert')])).toEqual(['2 insert until 22']);
  });

  test('are none without changes', () => {
    expect(versionsOf([])).toEqual([]);
  });
});

describe('answers of the backend', () => {
  test('name a row before and after a change', () => {
    const rows = { before: null, after: { title: 'A' } };
    expect(parseChangedRows({ id: 1, ...rows })).toEqual(rows);
  });

  test.each([[{ id: null, action: 'update' }], [{ id: 1, action: 'truncate' }], [null]])(
    'a change like %j is left out',
    (row) => {
      expect(parseChanges([row])).toEqual([]);
    },
  );

  test('a deleted entry without a title or an account still shows', () => {
    expect(parseDeletedEntries([{ id: 2, entry_id: 'p1' }])).toEqual([
      { id: 2, entry_id: 'p1', title: '', made_at: '', made_by: null },
    ]);
  });

  test.each([null, 'text', {}, { before: 1, after: null }])('%j is no change', (answer) => {
    expect(() => parseChangedRows(answer)).toThrow('The backend did not answer with a change.');
  });
});
