// @vitest-environment happy-dom
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { describe, expect, test } from 'vitest';
import { fileOf, pages as siteTable } from '../src/lib/pages';
import { escapeMarkup } from '../supabase/functions/message-mail/escapeMarkup';
import { CACHE_HEADERS, cacheControlOf } from './cacheHeaders';
import { escapeJson } from './escapeJson';
import { jsonFeed, rss, sitemaps } from './feeds';
import { pageDocument } from './pageDocument';
import { REWRITES, rewriteOf } from './rewrites';
import { sitePages } from './sitePages';
import { structuredData } from './structuredData';

/** What may appear anywhere, and what XML has no place for. */
const KEPT = `</script><b> & "q" 'a' $& $1 ]]> 🙂 தமிழ்`;
const AWKWARD = `${KEPT}\u0007\u000b`;

const postOf = (slug: string, more: Partial<Post> = {}): Post => ({
  id: `id-${slug}`,
  slug,
  title: `Title of ${slug}`,
  content: 'One.\nTwo.\n\nThree.',
  excerpt: null,
  tags: [],
  image_url: null,
  created_at: '2026-11-20 22:08:26.102+00',
  ...more,
});
const projectOf = (id: string): Project => ({
  id,
  title: `Project ${id}`,
  category: 'Web',
  description: 'Words.',
  tags: [],
  thumbnail_url: null,
  created_at: '2026-11-20T22:08:26.102123+00:00',
});

const pagesOf = (posts: Post[], projects: Project[] = []) => sitePages({ posts, projects });
const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

describe('pages', () => {
  test('a post has its own, at its slug in whatever script', () => {
    const page = pagesOf([postOf('தமிழ்-தலைப்பு')]).find(({ post }) => post);
    expect(page).toMatchObject({
      address: `/blog/${encodeURIComponent('தமிழ்-தலைப்பு')}`,
      file: 'blog/தமிழ்-தலைப்பு.html',
      chunk: 'reading',
      title: 'Title of தமிழ்-தலைப்பு – Uplift',
    });
  });

  test.each([
    '../../etc/passwd',
    'a/b',
    'a\\b',
    '..',
    '.hidden',
    'what?',
    'a:b',
    'dot.',
    '',
    'க'.repeat(200),
    // The shell's own file.
    '_entry',
    '_Entry',
    // Addresses of other pages.
    'index',
    'Index',
    'archive',
    '404',
    'con',
  ])('a slug that is no file name (%j) is left to the shell of unknown posts', (slug) => {
    expect(pagesOf([postOf(slug)]).filter(({ post }) => post)).toEqual([]);
  });

  test('slugs that a file system may take for the same have one page', () => {
    const pages = pagesOf([postOf('Same'), postOf('same'), postOf('other')]);
    expect(pages.flatMap(({ post }) => post?.slug ?? [])).toEqual(['Same', 'other']);
  });
});

test('an archive is found below its list', () => {
  const { file, trail } =
    pagesOf([]).find(({ address }) => address === '/blog/archive') ?? ({} as never);
  expect(file).toBe('blog/archive.html');
  expect(trail.map(({ address }) => address)).toEqual(['/blog', '/blog/archive']);
});

describe('a document', () => {
  const parts = {
    template:
      '<head><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css"></head><body><div id="root"></div></body>',
    stylesheets: [
      { address: '/own.css', css: '.a1{b:c}' },
      { address: '/shown.css', css: '@layer x{.c3{b:e}}' },
      { address: '/other.css', css: '.d4{b:f}' },
    ],
    headScript: 'go()',
    font: '/f.woff2',
  };

  test('holds its styles and its script, and waits for no other file', () => {
    const html = pageDocument(parts, {
      head: '<title>T</title>',
      body: '<p class="b2 c3">B</p>',
      modules: ['/a.js', '/b.js'],
      stylesheets: ['/own.css'],
    });
    expect(html).toMatch(/<style data-of="\/own.css">.*\.a1{b:c}<\/style>/);
    expect(html).toContain('<style data-of="/shown.css">@layer x{.c3{b:e}}</style>');
    expect(html).not.toContain('b:f');
    expect(html).toContain('<script data-modules="/a.js /b.js">go()</script>');
    expect(html).toContain('<div id="root"><p class="b2 c3">B</p></div>');
    expect(html).not.toMatch(/stylesheet|modulepreload|src=/);
  });

  test('of the panel links to the styles that its markup does not show', () => {
    const html = pageDocument(parts, {
      head: '',
      body: '<p class="c3">Loading…</p>',
      modules: [],
      stylesheets: ['/own.css', '/shown.css'],
      linksStyles: true,
    });
    expect(html).toContain('<link rel="stylesheet" data-of="/own.css" href="/own.css">');
    expect(html).not.toContain('b:c');
    expect(html).toContain('<style data-of="/shown.css">@layer x{.c3{b:e}}</style>');
  });

  test('carries its data where no text can end it', () => {
    const data = { mutations: [], queries: ['</script><!-- $& 🙂 தமிழ்'] } as never;
    const html = pageDocument(parts, { head: '', body: '', modules: [], stylesheets: [], data });
    const block = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('script[type="application/json"]');
    expect(JSON.parse(block?.textContent ?? '')).toEqual(data);
  });

  test('takes texts as they are', () => {
    const html = pageDocument(parts, {
      head: '',
      body: `$& $1 $\` ${'$'}$`,
      modules: [],
      stylesheets: [],
    });
    expect(html).toContain('<div id="root">$& $1 $` $$</div>');
  });
});

describe('whatever an admin writes', () => {
  const post = postOf('awkward', {
    title: AWKWARD,
    content: AWKWARD,
    excerpt: AWKWARD,
    tags: [AWKWARD],
  });

  test('ends no element and breaks no attribute', () => {
    const element = document.createElement('div');
    element.innerHTML = `<i title="${escapeMarkup(AWKWARD)}">${escapeMarkup(AWKWARD)}</i>`;
    expect(element.textContent).toBe(KEPT);
    expect(element.firstElementChild?.getAttribute('title')).toBe(KEPT);
    expect(escapeJson({ AWKWARD })).not.toContain('<');
    expect(JSON.parse(escapeJson({ AWKWARD }))).toEqual({ AWKWARD });
    expect(escapeMarkup('half \ud83d of a character')).not.toMatch(/\ud83d/);
  });

  test('comes through the feeds unharmed', () => {
    const xml = parse(rss([post]));
    expect(xml.querySelector('item > title')?.textContent).toBe(KEPT);
    expect(JSON.parse(jsonFeed([post])).items[0].title).toBe(AWKWARD);
  });

  test('comes through the structured data unharmed', () => {
    const page = pagesOf([post]).find((each) => each.post);
    if (!page) throw new Error('The post has no page.');
    const data = JSON.parse(escapeJson(structuredData(page, 'https://x/card.png')));
    const posting = data['@graph'].at(-1);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: AWKWARD,
      datePublished: '2026-11-20T22:08:26.102Z',
    });
  });
});

test('a feed reader shows texts as they were written, never as markup', () => {
  const text = 'Use <b>bold</b> & <script>alert(1)</script>';
  for (const post of [postOf('excerpt', { excerpt: text }), postOf('content', { content: text })]) {
    const xml = parse(rss([post]));
    for (const name of ['description', 'content:encoded']) {
      const shown = document.createElement('div');
      shown.innerHTML = xml.querySelector('item')?.getElementsByTagName(name)[0]?.textContent ?? '';
      expect(shown.querySelector('b, script'), name).toBeNull();
      if (name === 'description') expect(shown.textContent).toBe(text);
    }
  }
});

test('a feed reader gets Markdown as HTML, in which nothing else is one', () => {
  const content = [
    '## Step *one* <script>alert(1)</script>',
    'A **bold** line\nand [a page](/blog/other), [a part](#step-one), [not](javascript:alert(1)).',
    '3. rice & "jaggery"\n4. salt',
    '> said\n\n---',
    '```\n</pre><b>\n```',
    '![A "hall" <b>](/demo/hall.avif "The <i>hall</i>")',
  ].join('\n\n');
  const post = postOf('formatted', { content });
  const encoded = parse(rss([post]))
    .querySelector('item')
    ?.getElementsByTagName('content:encoded');
  const [item] = JSON.parse(jsonFeed([post])).items;
  expect(item).not.toHaveProperty('content_text');
  expect(encoded?.[0]?.textContent).toBe(item.content_html);
  const shown = document.createElement('div');
  shown.innerHTML = item.content_html;
  expect(shown.querySelector('script, b, i, pre > :not(code)')).toBeNull();
  expect(shown.querySelector('h2')?.textContent).toBe('Step one <script>alert(1)</script>');
  expect([...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost:4173/blog/other',
    'http://localhost:4173/blog/formatted#step-one',
  ]);
  expect(shown.textContent).toContain('[not](javascript:alert(1))');
  expect(shown.querySelectorAll('br')).toHaveLength(1);
  expect(shown.querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(shown.querySelector('li')?.textContent).toBe('rice & "jaggery"');
  expect(shown.querySelectorAll('blockquote, hr, strong, em')).toHaveLength(4);
  expect(shown.querySelector('pre')?.textContent).toBe('</pre><b>');
  const picture = shown.querySelector('figure > img');
  expect(picture?.getAttribute('src')).toBe('http://localhost:4173/demo/hall.avif');
  expect(picture?.getAttribute('alt')).toBe('A "hall" <b>');
  expect(shown.querySelector('figcaption')?.textContent).toBe('The <i>hall</i>');
  expect(parse(rss([post])).querySelector('item > description')?.textContent).not.toMatch(/[#*]/);
});

test('what search engines and shared links say of an entry has no marks', () => {
  const content = '## Step\n\n**Bold** words.';
  for (const page of pagesOf(
    [postOf('a', { content })],
    [{ ...projectOf('b'), description: content }],
  )) {
    if (page.post || page.project) expect(page.description).toBe('Step\n\nBold words.');
  }
});

test('an entry that was changed says when', () => {
  const changed = { created_at: '2026-11-20 22:08:26+00', updated_at: '2026-11-22 10:00:00+00' };
  const [page] = pagesOf([postOf('a', changed)]).filter(({ post }) => post);
  if (!page) throw new Error('The post has no page.');
  const dates = (data: object) => JSON.stringify(data).match(/"dateModified":"[^"]*"/g);
  expect(dates(structuredData(page, ''))).toEqual(['"dateModified":"2026-11-22T10:00:00.000Z"']);
  expect(JSON.parse(jsonFeed([postOf('a', changed)])).items[0].date_modified).toBe(
    '2026-11-22T10:00:00.000Z',
  );
  const [same] = pagesOf([postOf('a', { ...changed, updated_at: changed.created_at })]).filter(
    ({ post }) => post,
  );
  expect(same && dates(structuredData(same, ''))).toBeNull();
});

test.each([
  ['https://example.com/a.avif', 'https://example.com/a.avif'],
  ['http://example.com/தமிழ்.png', new URL('http://example.com/தமிழ்.png').href],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AA==', undefined],
  ['/demo/a.avif', undefined],
  ['', undefined],
  [null, undefined],
])('the JSON feed names the picture %s as %s', (image_url, image) => {
  const [item] = JSON.parse(jsonFeed([postOf('pictured', { image_url })])).items;
  expect(item.image).toBe(image);
});

test('a date that cannot be read is left out', () => {
  const undated = postOf('undated', { created_at: 'soon' });
  expect(parse(rss([undated])).querySelector('pubDate')).toBeNull();
  expect(JSON.parse(jsonFeed([undated])).items[0]).not.toHaveProperty('date_published');
});

test('the sitemap encodes its addresses', () => {
  const files = sitemaps(pagesOf([postOf('a&b')], [projectOf('p1')]));
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  const xml = parse(files['sitemap.xml'] ?? '');
  const addresses = [...xml.querySelectorAll('loc')].map((loc) => loc.textContent);
  expect(addresses).toContain('http://localhost:4173/blog/a%26b');
  expect(addresses).toContain('http://localhost:4173/portfolio/p1');
});

test('a sitemap of more than 50,000 addresses is an index of its parts', () => {
  const { 'sitemap.xml': index = '', ...parts } = sitemaps(
    Array.from({ length: 50_001 }, (_, number) => ({ address: `/blog/${number}` })),
  );
  const locations = (xml: string) =>
    [...parse(xml).querySelectorAll('loc')].map((loc) => loc.textContent);
  expect(locations(index)).toEqual([
    'http://localhost:4173/sitemap-1.xml',
    'http://localhost:4173/sitemap-2.xml',
  ]);
  expect(Object.keys(parts)).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
  expect(locations(parts['sitemap-2.xml'] ?? '')).toEqual(['http://localhost:4173/blog/50000']);
});

test.each([
  ['/blog/new', '/blog/_entry.html'],
  ['/blog/new/', '/blog/_entry.html'],
  ['/portfolio/1', '/portfolio/_entry.html'],
  ['/admin/messages', '/admin.html'],
  ['/blog', undefined],
  ['/blog/', undefined],
  ['/blog/a/b', undefined],
  ['/admin/users', undefined],
  ['/', undefined],
])('%s without a file of its own is answered with %s', (address, page) => {
  expect(rewriteOf(address)).toBe(page);
});

test.each([
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/blog/a.html', 'no-cache'],
  ['/sitemap.xml', 'no-cache'],
  ['/cards/site.jpg', 'public, max-age=86400'],
])('%s may be kept: %s', (address, value) => {
  expect(cacheControlOf(address)).toBe(value);
});

test('no answer is left to a host’s own idea of how long it may be kept', () => {
  expect(CACHE_HEADERS.at(-1)?.path).toBe('/*');
});

test('what has no file is answered with a page that is there', () => {
  const files = Object.values(siteTable).map((page) => `/${fileOf(page)}`);
  for (const { to } of REWRITES) expect(files).toContain(to);
});
