// @vitest-environment happy-dom
import type { Post } from '@agency/model/post';
import { describe, expect, test } from 'vitest';
import { makePost } from '#testing/makeEntry';
import { escapeMarkup } from '../supabase/functions/message-mail/escapeMarkup';
import { escapeJson } from './escapeJson';
import { jsonFeed, rss } from './feeds';
import { sitePages } from './sitePages';
import { structuredData } from './structuredData';

/** What may appear anywhere, and what XML has no place for. */
const KEPT = `</script><b> & "q" 'a' $& $1 ]]> 🙂 தமிழ்`;
const AWKWARD = `${KEPT}\u0007\u000b`;

const pagesOf = (posts: Post[]) => sitePages({ posts, projects: [] });
const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

describe('whatever an admin writes', () => {
  const post = makePost('awkward', {
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
    const json = escapeJson(structuredData(page, 'https://x/card.png'));
    expect(json).not.toContain('<');
    const data = JSON.parse(json);
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
  const item = parse(rss([makePost('plain', { content: text })])).querySelector('item');
  for (const name of ['description', 'content:encoded']) {
    const shown = document.createElement('div');
    shown.innerHTML = item?.getElementsByTagName(name)[0]?.textContent ?? '';
    expect(shown.querySelector('b, script'), name).toBeNull();
    expect(shown.textContent, name).toBe(text);
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
  const post = makePost('formatted', { content });
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

test('an entry that was changed says when', () => {
  const changed = { created_at: '2026-11-20 22:08:26+00', updated_at: '2026-11-22 10:00:00+00' };
  const [page] = pagesOf([makePost('a', changed)]).filter(({ post }) => post);
  if (!page) throw new Error('The post has no page.');
  const dates = (data: object) => JSON.stringify(data).match(/"dateModified":"[^"]*"/g);
  expect(dates(structuredData(page, ''))).toEqual(['"dateModified":"2026-11-22T10:00:00.000Z"']);
  expect(JSON.parse(jsonFeed([makePost('a', changed)])).items[0].date_modified).toBe(
    '2026-11-22T10:00:00.000Z',
  );
  const [same] = pagesOf([makePost('a', { ...changed, updated_at: changed.created_at })]).filter(
    ({ post }) => post,
  );
  expect(same && dates(structuredData(same, ''))).toBeNull();
});

test.each([
  ['https://example.com/a.avif', 'https://example.com/a.avif'],
  ['http://example.com/தமிழ்.png', new URL('http://example.com/தமிழ்.png').href],
  ['javascript:alert(1)', undefined],
  ['/demo/a.avif', undefined],
  [null, undefined],
])('the JSON feed names the picture %s as %s', (image_url, image) => {
  const [item] = JSON.parse(jsonFeed([makePost('pictured', { image_url })])).items;
  expect(item.image).toBe(image);
});

test('a date that cannot be read is left out', () => {
  const undated = makePost('undated', { created_at: 'soon' });
  expect(parse(rss([undated])).querySelector('pubDate')).toBeNull();
  expect(JSON.parse(jsonFeed([undated])).items[0]).not.toHaveProperty('date_published');
});
