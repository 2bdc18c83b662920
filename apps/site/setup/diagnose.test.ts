import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { palette } from '@agency/ui/tokens/palette';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bakery, bakeryForMachines } from './bakery.ts';
import { type Configuration, diagnose } from './diagnose.ts';
import { reportOf } from './finding.ts';

const PUBLIC = join(import.meta.dirname, '../public');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'doctor-'));
  mkdirSync(join(root, 'apps/site/public'), { recursive: true });
  cpSync(join(PUBLIC, 'favicon.svg'), join(root, 'apps/site/public/favicon.svg'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** What the doctor says of the bakery's site with these changes, without the counts. */
async function said(changes: Partial<Configuration> = {}): Promise<string[]> {
  const findings = await diagnose({
    root,
    site: bakery,
    siteForMachines: bakeryForMachines,
    palette,
    raw: {},
    processEnv: {},
    offline: true,
    ...changes,
  });
  return reportOf(findings).split('\n').slice(0, -1);
}

test('a complete configuration is in order', async () => {
  expect(await said()).toEqual([]);
});

test('1: a phone number without its country, and a WhatsApp number with a plus', async () => {
  const site = { ...bakery, phone: '21 346 0700', whatsapp: '+351213460700' };
  expect(await said({ site })).toEqual([
    '✗ site.ts: phone is "21 346 0700", which is no number with + and the country\'s code, such as +351 21 346 0700.',
    '✗ site.ts: whatsapp is "+351213460700", but wa.me takes digits alone, beginning with the country\'s code.',
  ]);
});

test('2: an e-mail address without a host, and a brand of spaces', async () => {
  expect(await said({ site: { ...bakery, email: 'ola@', brand: '  ' } })).toEqual([
    '✗ site.ts: brand is empty.',
    '✗ site.ts: email is "ola@", which is no e-mail address.',
  ]);
});

test('3: what the demo came with', async () => {
  const site = {
    ...bakery,
    founder: "[Founder's name]",
    links: { ...bakery.links, story: 'https://example.com/our-story' },
    social: [{ label: 'YouTube', icon: 'youtube' as const, href: undefined }],
  };
  expect(await said({ site })).toEqual([
    '… site.ts: founder is still "[Founder\'s name]".',
    '… site.ts: links.story is still "https://example.com/our-story".',
    '… site.ts: social YouTube leads nowhere yet.',
  ]);
});

test('4: a script in the place of an address', async () => {
  const links = { ...bakery.links, consultation: 'javascript:alert(1)' };
  expect(await said({ site: { ...bakery, links } })).toEqual([
    '✗ site.ts: links.consultation is "javascript:alert(1)", which is no address that begins with https:// or http://.',
  ]);
});

test('5: a time zone, a locale and a place that do not exist', async () => {
  const position = { latitude: 138.7, longitude: -9.1 };
  expect(
    await said({
      site: { ...bakery, timeZone: 'Europe/Lisboa', position },
      siteForMachines: { ...bakeryForMachines, locale: 'português' },
    }),
  ).toEqual([
    '✗ site.ts: timeZone is "Europe/Lisboa", which is no IANA time zone such as Europe/Lisbon.',
    '✗ site.ts: locale is "português", which is no language and country such as en_PT.',
    '✗ site.ts: position is 138.7, -9.1, which is no place on Earth.',
  ]);
});

test('6: a postal code that stayed behind', async () => {
  expect(await said({ site: { ...bakery, postalCode: '612804' } })).toEqual([
    '✗ site.ts: postalCode is "612804", but the address for search engines has "1200-195".',
  ]);
});

test('7: a malformed colour, then one that nobody can read', async () => {
  const withText = (text: string) => ({
    ...palette,
    hue: { ...palette.hue, ink: { ...palette.hue.ink, 500: text } },
  });
  expect(await said({ palette: withText('ink') })).toEqual([
    '✗ palette.ts: hue.ink.500 is "ink", which is no colour like #0b5d4e.',
  ]);
  expect(await said({ palette: withText('#a09080') })).toEqual([
    '✗ palette.ts: light: text.muted on surface.page has a contrast of 2.84:1 (#a09080 on #fbf5e9); it has to be 4.5:1.',
    '✗ palette.ts: light: text.muted on surface.raised has a contrast of 3.01:1 (#a09080 on #fffcf5); it has to be 4.5:1.',
    '✗ palette.ts: light: text.muted on surface.sunken has a contrast of 2.59:1 (#a09080 on #f4ead8); it has to be 4.5:1.',
  ]);
});

test('8: a secret key, a variable that nothing reads, and a file of variables in the root', async () => {
  write('.env', 'VITE_SITE_URL=https://padarialua.pt');
  const raw = {
    VITE_SITE_URL: 'https://padarialua.pt',
    VITE_SUPABASE_URL: 'https://lua.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_secret_123',
    VITE_SUPABASE_KEY: 'sb_publishable_123',
  };
  const lines = await said({ raw, processEnv: { PORT: 'eighty' } });
  expect(lines.map((line) => line.slice(0, 70))).toEqual([
    '✗ VITE_SUPABASE_ANON_KEY is a secret key. Everyone can read it in the page: use'.slice(0, 70),
    '✗ PORT must be a whole number from 1 to 65535, not "eighty".',
    '✗ VITE_SUPABASE_KEY is read by nothing; known are VITE_SITE_URL, VITE_SUPABASE_URL'.slice(
      0,
      70,
    ),
    "✗ The root: Not read: .env in the root. The site's variables belong in apps/site".slice(0, 70),
  ]);
});

test('9: a legal text with blanks, one that nobody can parse, and no favicon', async () => {
  rmSync(join(root, 'apps/site/public/favicon.svg'));
  write('apps/site/src/content/legal/cookies.md', 'Last changed: [[date]].');
  write('apps/site/src/content/legal/terms.md', 'Terms\n\n# of service');
  expect(await said()).toEqual([
    '✗ public/favicon.svg is missing or no SVG: `pnpm run setup` draws one.',
    "✗ content/legal/terms.md can't be read: terms.md:3: headings begin with ## or ###.",
    '… content/legal/cookies.md has blanks to fill in: date.',
  ]);
});

test('a logo whose file is not there', async () => {
  expect(await said({ site: { ...bakery, logo: '/logo.svg' } })).toEqual([
    '✗ public/logo.svg is missing or no SVG: site.ts names it as the logo.',
  ]);
  write('apps/site/public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await said({ site: { ...bakery, logo: '/logo.svg' } })).toEqual([]);
});

test('10: a link to a page that is gone, and a project that does not answer', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/' ? 200 : 404;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = {
    consultation: origin,
    websiteOrder: origin,
    story: `${origin}/gone`,
    scheduling: origin,
  };
  const site = { ...bakery, links, social: [], legal: [] };
  const raw = {
    VITE_SITE_URL: origin,
    VITE_SUPABASE_URL: 'http://127.0.0.1:9',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_123',
  };
  try {
    const lines = await said({ site, raw, offline: false });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(`✗ site.ts: links.story answers with status 404: ${origin}/gone`);
    expect(lines[1]).toMatch(
      /^✗ VITE_SUPABASE_URL does not answer \(.+\): http:\/\/127\.0\.0\.1:9$/,
    );
  } finally {
    server.close();
  }
});
