import { expect, test } from 'vitest';
import { firstSentence } from './firstSentence';

test.each([
  ['A mill for 3.5 tonnes a day. The situation: noise.', 'A mill for 3.5 tonnes a day.'],
  ['Two rooms above a house', 'Two rooms above a house'],
  ['ஒரு ஆலை. மற்றொன்று.', 'ஒரு ஆலை.'],
  ['A mill\n\nThe situation:\n\nNoise.', 'A mill'],
  ['', ''],
])('the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
