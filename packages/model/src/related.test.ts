import { expect, test } from 'vitest';
import { RELATED_REACH, relatedTo } from './related';

const entry = (id: string, tags: string[], category?: string) => ({ id, tags, category });
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);

test('the most shared tags come first, then the nearest, the older of two that are as near', () => {
  const newer = [entry('n1', ['a']), entry('n2', ['a', 'b', 'c'])];
  const older = [entry('o1', ['x']), entry('o2', ['b']), entry('o3', ['a', 'b'])];
  expect(idsOf(relatedTo({ tags: ['a', 'b', 'c'] }, newer, older))).toEqual(['n2', 'o3', 'n1']);
  const equals = [entry('n1', ['a']), entry('n2', ['a'])];
  expect(
    idsOf(relatedTo({ tags: ['a'] }, equals, [entry('o1', ['a']), entry('o2', ['a'])])),
  ).toEqual(['o1', 'n1', 'o2']);
});

test('a category counts, but less than a tag', () => {
  const older = [entry('web', [], 'Web'), entry('tag', ['a'], 'Shops'), entry('no', [], 'Shops')];
  expect(idsOf(relatedTo({ tags: ['a'], category: 'Web' }, [], older))).toEqual(['tag', 'web']);
});

test('without a common tag nothing is related', () => {
  expect(relatedTo({ tags: [] }, [entry('n', [])], [entry('o', ['a'])])).toEqual([]);
  expect(relatedTo({ tags: ['a', 'a'] }, [], [entry('o', ['A'])])).toEqual([]);
});

test('a tag that an entry has twice counts once', () => {
  const older = [entry('twice', ['a', 'a']), entry('two', ['a', 'b'])];
  expect(idsOf(relatedTo({ tags: ['a', 'b'] }, [], older))).toEqual(['two', 'twice']);
});

test('entries far away in the list are left out', () => {
  const older = Array.from({ length: RELATED_REACH + 1 }, (_, index) =>
    entry(`o${index}`, index === RELATED_REACH ? ['a'] : []),
  );
  expect(relatedTo({ tags: ['a'] }, [], older)).toEqual([]);
});
