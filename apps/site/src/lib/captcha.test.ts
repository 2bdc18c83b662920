import { expect, test } from 'vitest';
import { parseCaptcha } from './captcha';

const KEY = '0x4AAAAAAA-some_key';

test.each([{}, { VITE_CAPTCHA_PROVIDER: '', VITE_CAPTCHA_SITE_KEY: '' }])(
  'without both variables there is no CAPTCHA (%j)',
  (raw) => {
    expect(parseCaptcha(raw)).toBeUndefined();
  },
);

test.each(['turnstile', 'hcaptcha'])('%s with a key is one', (provider) => {
  expect(parseCaptcha({ VITE_CAPTCHA_PROVIDER: provider, VITE_CAPTCHA_SITE_KEY: KEY })).toEqual({
    provider,
    siteKey: KEY,
  });
});

test.each([undefined, 'recaptcha', '__proto__'])(
  'the provider %j is refused by name',
  (provider) => {
    expect(() =>
      parseCaptcha({ VITE_CAPTCHA_PROVIDER: provider, VITE_CAPTCHA_SITE_KEY: KEY }),
    ).toThrow(`VITE_CAPTCHA_PROVIDER must be "turnstile" or "hcaptcha", not "${provider ?? ''}".`);
  },
);

test.each([undefined, ''])('a provider without a key (%j) is refused by name', (key) => {
  expect(() =>
    parseCaptcha({ VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: key }),
  ).toThrow('VITE_CAPTCHA_SITE_KEY must be set when VITE_CAPTCHA_PROVIDER is.');
});

test.each(['two words', '"key"', 'மறை', '<script>'])('a key like %j is refused by name', (key) => {
  expect(() =>
    parseCaptcha({ VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: key }),
  ).toThrow(/^VITE_CAPTCHA_SITE_KEY must be a key: /);
});
