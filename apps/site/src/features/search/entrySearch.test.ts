import { expect, test } from 'vitest';
import { bestFirst } from './entrySearch';

test('titles with the word come first, then titles with a part of one, each newest first', () => {
  const titles = ['A busy shop', 'The three prices', 'A rice mill', 'Prices again', 'Ricebran oil'];
  const found = bestFirst(
    titles.map((title) => ({ title })),
    ['rice'],
    4,
  );
  expect(found.map(({ title }) => title)).toEqual([
    'A rice mill',
    'Ricebran oil',
    'The three prices',
    'Prices again',
  ]);
});
