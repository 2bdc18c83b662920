// @vitest-environment happy-dom

import type { Post } from '@agency/model/post';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { describe, expect, test } from 'vitest';
import { makePost } from '#testing/makeEntry.ts';
import { jsonFeed, rss } from './feeds';
import { escapeJson } from './pageDocument';
import { type IndexablePage, indexablePages } from './sitePages';
import { structuredData } from './structuredData';

/** What may appear anywhere, and what XML has no place for. */
const KEPT = `</script><b> & "q" 'a' $& $1 ]]> 🙂 தமிழ்`;
const AWKWARD = `${KEPT}\u0007\u000b`;

const jsonOf = (post: Post) => JSON.parse(jsonFeed([post])).items[0];

/** The texts of a post's elements in the RSS feed, by their names. */
function xmlOf(post: Post): Record<string, string | null> {
  const document = new DOMParser().parseFromString(rss([post]), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const elements = [...(document.querySelector('item')?.children ?? [])];
  return Object.fromEntries(elements.map((each) => [each.tagName, each.textContent]));
}

function scriptOf(post: Post): string {
  const page = indexablePages({ posts: [post], projects: [] }).find(
    (each) => each.post,
  ) as IndexablePage;
  return escapeJson(structuredData(page, 'https://x/card.png'));
}

const postingOf = (post: Post) => JSON.parse(scriptOf(post))['@graph'].at(-1);

function shownOf(html: string | null | undefined): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html ?? '';
  return element;
}

describe('whatever an admin writes', () => {
  const texts = { title: AWKWARD, content: AWKWARD, excerpt: AWKWARD, tags: [AWKWARD] };
  const post = makePost('awkward', texts);

  test('ends no element and breaks no attribute', () => {
    const text = escapeMarkup(AWKWARD);
    const element = shownOf(`<i title="${text}">${text}</i>`);
    expect(element.textContent).toBe(KEPT);
    expect(element.firstElementChild?.getAttribute('title')).toBe(KEPT);
    expect(escapeMarkup('half \ud83d of a character')).not.toMatch(/\ud83d/);
  });

  test('comes through the feeds and the structured data unharmed', () => {
    expect(xmlOf(post).title).toBe(KEPT);
    expect(jsonOf(post).title).toBe(AWKWARD);
    expect(scriptOf(post)).not.toContain('<');
    expect(postingOf(post)).toMatchObject({
      '@type': 'BlogPosting',
      headline: AWKWARD,
      datePublished: '2026-11-20T22:08:26.102Z',
    });
  });
});

test.each(['description', 'content:encoded'])(
  'a feed reader shows the %s as it was written, never as markup',
  (name) => {
    const content = 'Use <b>bold</b> & <script>alert(1)</script>';
    const shown = shownOf(xmlOf(makePost('plain', { content }))[name]);
    expect(shown.querySelector('b, script')).toBeNull();
    expect(shown.textContent).toBe(content);
  },
);

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
  const item = jsonOf(post);
  expect(item).not.toHaveProperty('content_text');
  expect(xmlOf(post)['content:encoded']).toBe(item.content_html);
  const html = [
    '<h2 id="step-one-script-alert-1-script">',
    'Step <em>one</em> &lt;script&gt;alert(1)&lt;/script&gt;</h2>',
    '<p>A <strong>bold</strong> line<br>and <a href="http://localhost:4173/blog/other">a page</a>, ',
    '<a href="http://localhost:4173/blog/formatted#step-one">a part</a>, not.</p>',
    '<ol start="3"><li><p>rice &amp; &quot;jaggery&quot;</p></li><li><p>salt</p></li></ol>',
    '<blockquote><p>said</p></blockquote><hr><pre><code>&lt;/pre&gt;&lt;b&gt;</code></pre>',
    '<figure><img src="http://localhost:4173/demo/hall.avif" alt="A &quot;hall&quot; &lt;b&gt;">',
    '<figcaption>The &lt;i&gt;hall&lt;/i&gt;</figcaption></figure>',
  ];
  expect(item.content_html).toBe(html.join(''));
  expect(xmlOf(post).description).not.toMatch(/[#*]/);
});

test('both feeds have the newest 50 posts', () => {
  const posts = Array.from({ length: 51 }, (_, index) => makePost(`post-${index}`));
  const newest = posts.slice(0, 50).map(({ slug }) => slug);
  const named = (feed: string) => feed.match(/post-\d+(?=<\/link>|","url")/g);
  expect([named(rss(posts)), named(jsonFeed(posts))]).toEqual([newest, newest]);
});

test('an entry says when it was written, and changed, where both can be read', () => {
  const dates = { created_at: '2026-11-20 22:08:26+00', updated_at: '2026-11-22 10:00:00+00' };
  const changed = makePost('a', dates);
  expect(postingOf(changed).dateModified).toBe('2026-11-22T10:00:00.000Z');
  expect(jsonOf(changed).date_modified).toBe('2026-11-22T10:00:00.000Z');
  const unchanged = { ...changed, updated_at: changed.created_at };
  expect(postingOf(unchanged)).not.toHaveProperty('dateModified');
  const undated = makePost('undated', { created_at: 'soon' });
  expect(xmlOf(undated)).not.toHaveProperty('pubDate');
  expect(jsonOf(undated)).not.toHaveProperty('date_published');
});

test.each([
  ['https://example.com/a.avif', 'https://example.com/a.avif'],
  ['http://example.com/தமிழ்.png', new URL('http://example.com/தமிழ்.png').href],
  ['javascript:alert(1)', undefined],
  ['/demo/a.avif', undefined],
  [null, undefined],
])('the JSON feed names the picture %s as %s', (image_url, image) => {
  expect(jsonOf(makePost('pictured', { image_url })).image).toBe(image);
});
