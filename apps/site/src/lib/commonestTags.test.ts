import { expect, test } from 'vitest';
import { commonestTags } from './commonestTags';

test('the tags of most posts come first, then those of newer posts; one counts once in a post', () => {
  const tagged = [['New'], ['Twice', 'Twice', 'Both'], ['Both']].map((tags) => ({ tags }));
  expect(commonestTags(tagged)).toEqual(['Both', 'New', 'Twice']);
  const many = Array.from({ length: 13 }, (_, index) => ({ tags: [`Tag ${index}`] }));
  expect(commonestTags(many)).toEqual(many.slice(0, 12).flatMap(({ tags }) => tags));
});
