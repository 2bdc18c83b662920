import { expect, test } from 'vitest';
import { parseCaptcha } from './captcha';

const parse = (provider?: string, siteKey?: string) =>
  parseCaptcha({ VITE_CAPTCHA_PROVIDER: provider, VITE_CAPTCHA_SITE_KEY: siteKey });

test('there is a CAPTCHA where both variables are set', () => {
  expect([parse(), parse('', '')]).toEqual([undefined, undefined]);
  for (const provider of ['turnstile', 'hcaptcha']) {
    expect(parse(provider, '0x4AAAAAAA-some_key')).toEqual({
      provider,
      siteKey: '0x4AAAAAAA-some_key',
    });
  }
});

const PROVIDER = 'VITE_CAPTCHA_PROVIDER must be "turnstile" or "hcaptcha", not';
test.each([
  [undefined, 'key', `${PROVIDER} "".`],
  ['__proto__', 'key', `${PROVIDER} "__proto__".`],
  ['turnstile', '', 'VITE_CAPTCHA_SITE_KEY must be set when VITE_CAPTCHA_PROVIDER is.'],
  ['turnstile', 'two words', 'VITE_CAPTCHA_SITE_KEY must be a key: '],
  ['turnstile', 'மறை', 'VITE_CAPTCHA_SITE_KEY must be a key: '],
])('the provider %j with the key %j is refused by name', (provider, key, words) => {
  expect(() => parse(provider, key)).toThrow(words);
});
