import { expect, test } from 'vitest';
import { compareWithBuild } from './compareWithBuild';

const entry = (id: string, updated_at = '2026-03-05 20:00:00+00', title = `Title ${id}`) => ({
  id,
  title,
  updated_at,
});

test('only what was created, changed or deleted since waits, under its present title', () => {
  const changed = entry('b', '2026-03-06 20:00:00+00', 'Another title');
  expect(
    compareWithBuild([entry('a'), entry('b'), entry('c')], [entry('d'), changed, entry('a')]),
  ).toEqual([
    { id: 'd', title: 'Title d', change: 'created' },
    { id: 'b', title: 'Another title', change: 'changed' },
    { id: 'c', title: 'Title c', change: 'deleted' },
  ]);
});
