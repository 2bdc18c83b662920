import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { entries, listed, pathOf, textOf } from './builtPages.ts';
import { rawRequest } from './rawRequest.ts';

const { dist, origin } = inject('site');

/** Entries of ordinary length; longer ones may take longer. */
const ORDINARY = [
  'blog/pongal-page-ready-by-december.html',
  'portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6.html',
];

/** How many there are on a page; elsewhere none. */
const DRAWINGS: Record<string, number> = { 'index.html': 3, 'services.html': 3, 'about.html': 1 };
/** Pages that arrive whole with the first packets of a connection. */
const FIRST_PACKETS = ['index.html', 'about.html', 'contact.html'];

/** Bytes as they are sent, of scripts without their headers. */
const MOST = {
  /** 16 kB with the head room of 5 %: lists, entries and services show pictures. */
  document: 16_800,
  /**
   * Ten packets of 1,460 bytes arrive before the browser has to answer; the next ones cost a round trip. A browser's
   * connection, which is kept, has 30 bytes of headers more than the one of this test.
   */
  firstPackets: 14_570,
  textTotal: 145_000,
  total: 200_000,
  requests: 10,
  /** The readers of Markdown and of Word files are downloaded apart from what asks for them. */
  scripts: 19,
  /** 220,000 with the head room of 5 %: search, undo and marks of drafts are in the first view of the panel. */
  panelScript: 231_000,
};

/** URLs in an attribute or a text of a page. */
const namesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])];
const scriptsOf = (file: string) =>
  /data-modules="([^"]*)"/.exec(textOf(file))?.[1]?.split(' ') ?? [];
const sizeOf = (url: string) => {
  const file = join(dist, url);
  return statSync(/\.(js|svg)$/.test(url) ? `${file}.br` : file).size;
};
const sum = (urls: readonly string[]) => urls.reduce((bytes, url) => bytes + sizeOf(url), 0);

const codeOf = (url: string) => readFileSync(join(dist, url), 'utf8');
const importsOf = (url: string) =>
  namesIn(codeOf(url), /(?<=(?:from|import)\s*["'`]\.\/)[\w.-]+\.js/g).map(
    (name) => `/assets/${name}`,
  );

/** Scripts with everything that they import. */
function withImports(urls: readonly string[]): string[] {
  const found = new Set(urls);
  for (const url of found) for (const next of importsOf(url)) found.add(next);
  return [...found];
}

const scripts = globSync('assets/*.js', { cwd: dist }).map((file) => `/${file}`);
/** A script by the beginning of its name. */
const chunk = (name: string) => scripts.find((url) => url.startsWith(`/assets/${name}-`)) ?? name;

test('the scripts of every page begin together: none imports one that it does not name', () => {
  for (const file of listed) {
    expect(withImports(scriptsOf(file)).toSorted(), file).toEqual(scriptsOf(file).toSorted());
  }
});

const TEXTS = ['index', 'about', 'services', 'contact'];

test.each([
  { pages: 'pages of texts', most: 95_000, files: TEXTS },
  { pages: 'lists', most: 120_000, files: ['blog', 'portfolio'] },
  { pages: 'articles', most: 110_000, files: entries.map((file) => file.replace('.html', '')) },
])('$pages name at most $most bytes of scripts', ({ files, most }) => {
  for (const file of files) {
    const bytes = sum(scriptsOf(`${file}.html`));
    expect(bytes, file).toBeGreaterThan(50_000);
    expect(bytes, file).toBeLessThanOrEqual(most);
  }
});

test.each([
  { screen: 'the login', names: ['login'] },
  { screen: 'each list', names: ['panel', 'admin'] },
])('$screen of the panel needs at most 231,000 bytes of scripts', ({ names }) => {
  const bytes = sum(withImports([...scriptsOf('admin.html'), ...names.map(chunk)]));
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(MOST.panelScript);
});

test('the document of every page is small, with its headers', async () => {
  for (const file of [...listed.filter((each) => !each.includes('/')), ...ORDINARY]) {
    const { text } = await rawRequest(origin, pathOf(file), {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(text, file).toMatch(/^Content-Encoding: br/im);
    const most = FIRST_PACKETS.includes(file) ? MOST.firstPackets : MOST.document;
    expect(text.length, file).toBeLessThanOrEqual(most);
  }
});

test('what a page names at once is light, and few files, with the drawings that it loads later', () => {
  for (const file of listed) {
    const html = textOf(file);
    const fonts = namesIn(html, /(?<=rel="preload" href=")[^"]+\.woff2/g);
    expect(fonts, file).toHaveLength(1);
    const drawings = namesIn(html, /(?<=<img src=")\/drawings\/[^"]+/g);
    expect(drawings.length, file).toBe(DRAWINGS[file] ?? 0);
    const files = [...scriptsOf(file), ...fonts, ...drawings];
    const most = TEXTS.includes(file.replace('.html', '')) ? MOST.textTotal : MOST.total;
    expect(sum(files) + sizeOf(`${file}.br`), file).toBeLessThanOrEqual(most);
    expect(files.length + 1, file).toBeLessThanOrEqual(MOST.requests);
  }
});

test('scripts are few, import in no circle, and count no views', () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.length).toBeLessThanOrEqual(MOST.scripts);
  expect(withImports([chunk('lists')]).length).toBeGreaterThan(1);
  for (const file of scripts) {
    const code = codeOf(file);
    expect(withImports(importsOf(file)), file).not.toContain(file);
    expect(code, file).not.toMatch(/plausible|pageview|doNotTrack/);
  }
});
