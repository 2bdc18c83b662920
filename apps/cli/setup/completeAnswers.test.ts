import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site, siteMetadata } from '../../site/src/content/site.ts';
import { completeAnswers, suggestedAnswers } from './completeAnswers.ts';
import { currentAnswers } from './currentAnswers.ts';
import { currentMotif } from './writeBrand.ts';

const ROOT = join(import.meta.dirname, '../../..');

const now = currentAnswers({ site, siteMetadata, motif: currentMotif(ROOT) });

test('what is not given stays', () => {
  expect(completeAnswers({}, now)).toEqual(now);
  expect(completeAnswers({ tagline: ' பேக்கரிகளுக்கு 🥐 ' }, now)).toEqual({
    ...now,
    tagline: 'பேக்கரிகளுக்கு 🥐',
  });
});

test('a new phone is the WhatsApp number too, and a new brand has a founder of its own', () => {
  const answers = completeAnswers({ brand: 'Lua', phone: '+351 21 346 0700' }, now);
  const following = { whatsapp: '351213460700', founder: "[Founder's name]", verb: 'Grow' };
  expect(answers).toMatchObject(following);
});

test('the prompts suggest what follows from earlier answers, and nothing of the old country', () => {
  const given = { brand: 'Lua', phone: '+351 21 346 0700', town: 'Lisboa', country: 'Portugal' };
  expect(suggestedAnswers(given, now)).toEqual({
    ...now,
    verb: 'Grow',
    founder: "[Founder's name]",
    whatsapp: '351213460700',
    street: '',
    province: '',
    postalCode: '',
    latitude: '',
    longitude: '',
    region: 'Portugal',
    origin: 'Lisboa, a town in Portugal',
    authority: 'the data protection authority of Portugal',
    timeZone: '',
    locale: '',
  });
  expect(suggestedAnswers({ brand: now.brand, town: now.town }, now)).toEqual(now);
});

test('another town or country wants what would be of the old one', () => {
  expect(() => completeAnswers({ town: 'Lisboa', country: 'Portugal' }, now)).toThrow(
    [
      'postalCode is missing: the town is another one.',
      'latitude is missing: the town is another one.',
      'longitude is missing: the town is another one.',
      'timeZone is missing: the country is another one.',
      'locale is missing: the country is another one.',
    ].join('\n'),
  );
});

test.each([
  [{ brand: null }, 'brand has to be a text.'],
  [{ brand: '' }, 'brand is empty.'],
  [{ tagline: 'x'.repeat(5000) }, 'tagline has more than 300 letters.'],
  [{ tagline: 'one\ntwo' }, 'tagline has control characters.'],
  [{ story: 'javascript:alert(1)' }, 'story is "javascript:alert(1)", which is no address'],
  [{ consultation: '' }, 'consultation is "", which is no address'],
  [{ first: '#ffd23f' }, 'first and second: a palette needs both colours.'],
  [{ first: '#ffd23f', second: '' }, 'first and second: a palette needs both colours.'],
  [{ first: 'lemon', second: '#98ffcc' }, 'first is refused: "lemon" is no colour'],
  [{ first: '#ffd23f80', second: '#98ffcc' }, 'first is refused: "#ffd23f80" is translucent'],
  [{ motif: 'mandala' }, 'motif is "mandala"; there are kolam and lattice.'],
  [{ latitude: '91' }, 'latitude is "91", which is no number from -90 to 90 such as'],
  [{ colour: 'red' }, 'colour is no question; these are brand,'],
])('refused, case %#', (given, message) => {
  expect(() => completeAnswers(given, now)).toThrow(message);
});
