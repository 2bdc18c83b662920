import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { palette } from '@agency/ui/tokens/palette';
import { beforeEach, expect, test, vi } from 'vitest';
import { site, siteMetadata } from '../../site/src/content/site.ts';
import type { Site } from '../../site/src/content/siteTypes.ts';
import { temporaryFolder } from '../../site/testing/temporaryFolder.ts';
import { checkLocalSite, type LocalSite } from './checkLocalSite.ts';
import { findingReport } from './findingReport.ts';

const PUBLIC = join(import.meta.dirname, '../../site/public');

/** The demo's agency without its placeholders. */
const bakery: Site = {
  ...site,
  brand: 'Padaria Lua',
  founder: 'Inês Lua',
  portrait: '/portrait.webp',
  email: 'ola@padarialua.pt',
  phone: '+351 21 346 0700',
  whatsapp: '351213460700',
  tamilNotice: undefined,
  links: {
    consultation: 'https://padarialua.pt/consulta',
    websiteOrder: 'https://padarialua.pt/encomenda',
    story: 'https://padarialua.pt/historia',
    scheduling: undefined,
  },
  social: [],
  legal: [],
};

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'apps/site/public'), { recursive: true });
  cpSync(join(PUBLIC, 'favicon.svg'), join(root, 'apps/site/public/favicon.svg'));
  writeFileSync(join(root, 'apps/site/public/portrait.webp'), '');
});

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** What the doctor says of the bakery's site with these changes, without the counts. */
async function said(changes: Partial<LocalSite> = {}): Promise<string[]> {
  const findings = await checkLocalSite({
    root,
    palette,
    raw: {},
    processEnv: {},
    offline: true,
    site: bakery,
    siteMetadata,
    ...changes,
  });
  return findingReport(findings).split('\n').slice(0, -1);
}

const withText = (text: string) => ({
  ...palette,
  hue: { ...palette.hue, ink: { ...palette.hue.ink, 500: text } },
});

test.each<[what: string, changes: Partial<LocalSite>, says: string[]]>([
  ['a complete configuration', {}, []],
  [
    'values that cannot be, and a logo and a portrait whose files are not there',
    {
      site: {
        ...bakery,
        brand: '  ',
        phone: '21 346 0700',
        email: 'ola@',
        whatsapp: '+351213460700',
        timeZone: 'Europe/Lisboa',
        links: { ...bakery.links, consultation: 'javascript:alert(1)' },
        position: { latitude: 138.7, longitude: -9.1 },
        postalCode: '1200-195',
        logo: '/logo.svg',
        portrait: '/founder.webp',
      },
      siteMetadata: { ...siteMetadata, locale: 'português' },
    },
    [
      '✗ site.ts: brand is empty.',
      '✗ site.ts: phone is "21 346 0700", which is no number with + and the country\'s code, such as +351 21 346 0700.',
      '✗ site.ts: email is "ola@", which is no e-mail address.',
      '✗ site.ts: whatsapp is "+351213460700", but wa.me takes digits alone, beginning with the country\'s code.',
      '✗ site.ts: timeZone is "Europe/Lisboa", which is no IANA time zone such as Europe/Lisbon.',
      '✗ site.ts: locale is "português", which is no language and country such as en_PT.',
      '✗ site.ts: links.consultation is "javascript:alert(1)", which is no address that begins with https:// or http://.',
      '✗ site.ts: position is 138.7, -9.1, which is no place on Earth.',
      '✗ site.ts: postalCode is "1200-195", but the address for search engines has "612804".',
      '✗ public/logo.svg is missing or no SVG: site.ts names it as the logo.',
      '✗ public/founder.webp is missing: site.ts names it as the portrait.',
    ],
  ],
  [
    'what the demo came with',
    {
      site: {
        ...bakery,
        founder: "[Founder's name]",
        portrait: undefined,
        tamilNotice: 'unread',
        links: { ...bakery.links, story: 'https://example.com/our-story' },
        social: [{ label: 'YouTube', icon: 'youtube', href: undefined }],
      },
    },
    [
      '… site.ts: founder is still "[Founder\'s name]".',
      '… site.ts: portrait is missing: visitors want to see who answers them.',
      '… site.ts: tamilNotice wants a native reader: the Tamil text is in contact.ts.',
      '… site.ts: links.story is still "https://example.com/our-story".',
      '… site.ts: social YouTube leads nowhere yet.',
    ],
  ],
  [
    'a malformed colour',
    { palette: withText('ink') },
    ['✗ palette.ts: hue.ink.500 is "ink", which is no colour like #0b5d4e.'],
  ],
  [
    'a colour that nobody can read',
    { palette: withText('#a09080') },
    [
      '✗ palette.ts: light: text.muted on surface.page has a contrast of 2.84:1 (#a09080 on #fbf5e9); it has to be 4.5:1.',
      '✗ palette.ts: light: text.muted on surface.raised has a contrast of 3.01:1 (#a09080 on #fffcf5); it has to be 4.5:1.',
      '✗ palette.ts: light: text.muted on surface.sunken has a contrast of 2.59:1 (#a09080 on #f4ead8); it has to be 4.5:1.',
    ],
  ],
])('%s', async (_what, changes, says) => {
  expect(await said(changes)).toEqual(says);
});

test('a secret key, a variable that nothing reads, and a file of variables in the root', async () => {
  write('.env', 'VITE_SITE_URL=https://padarialua.pt');
  const raw = {
    VITE_SITE_URL: 'https://padarialua.pt',
    VITE_SUPABASE_URL: 'https://lua.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_secret_123',
    VITE_SUPABASE_KEY: 'sb_publishable_123',
  };
  expect(await said({ raw, processEnv: { PORT: 'eighty' } })).toEqual([
    expect.stringMatching(/^✗ VITE_SUPABASE_ANON_KEY is a secret key\. Everyone can read it/),
    '✗ PORT must be a whole number from 1 to 65535, not "eighty".',
    expect.stringMatching(/^✗ VITE_SUPABASE_KEY is read by nothing; known are VITE_SITE_URL, /),
    expect.stringMatching(/^✗ The root: Not read: \.env in the root\. /),
  ]);
});

test('a legal text with placeholders, one that nobody can parse, and no favicon', async () => {
  rmSync(join(root, 'apps/site/public/favicon.svg'));
  write('apps/site/src/content/legal/cookies.md', 'Last changed: [[date]].');
  write('apps/site/src/content/legal/terms.md', 'Terms\n\n# of service');
  expect(await said()).toEqual([
    '✗ public/favicon.svg is missing or no SVG: `pnpm run setup` draws one.',
    "✗ content/legal/terms.md can't be read: terms.md:3: headings begin with ## or ###.",
    '… content/legal/cookies.md has placeholders to fill in: date.',
  ]);
});

test.each([401, 404, 410, 500])(
  'a link that answers %i, and a project that does not',
  async (status) => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.startsWith('https://lua.')) throw new TypeError('fetch failed');
      return new Response('', { status: url.endsWith('/gone') ? status : 403 });
    });
    const raw = {
      VITE_SITE_URL: 'https://padarialua.pt',
      VITE_SUPABASE_URL: 'https://lua.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_123',
    };
    const links = { ...bakery.links, story: 'https://padarialua.pt/gone' };
    expect(await said({ site: { ...bakery, links }, raw, offline: false })).toEqual([
      `✗ site.ts: links.story answers with status ${status}: https://padarialua.pt/gone`,
      '✗ VITE_SUPABASE_URL does not answer (fetch failed): https://lua.supabase.co',
    ]);
  },
);
