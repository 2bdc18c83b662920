import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const DIST = join(import.meta.dirname, '../../apps/site/dist');
/** Origin of the tests' build; the default where `VITE_SITE_URL` is not set. */
const SITE = process.env.VITE_SITE_URL ?? 'http://localhost:4173';

const TAMIL_SLUG = 'சிறிய-கடைக்கும்-இணையதளம்-வேண்டுமா';
const POST_PATH = '/blog/pongal-page-ready-by-december';

const builtPages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replaceAll('\\', '/'));
const listed = builtPages.filter((file) => !/^(404|admin|.*\/_entry)\.html$/.test(file));
/** Posts and projects. */
const entries = listed.filter((file) => /^(?:blog|portfolio)\/[^/]+$/.test(file));
const htmlOf = (file: string) => readFileSync(join(DIST, file), 'utf8');
const addressOf = (file: string) =>
  SITE + encodeURI(`/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'));

/** The first group of each match, with its entities decoded. */
function contentsOf(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
}
const meta = (html: string, name: string) =>
  contentsOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
const canonical = (html: string) => contentsOf(html, /<link rel="canonical" href="([^"]*)"/g);

test('a page is built for each route, post and project, and for the archives', () => {
  expect(listed.filter((file) => !file.includes('/'))).toHaveLength(pages.length);
  expect(entries.filter((file) => file.startsWith('blog/'))).toHaveLength(16);
  expect(entries.filter((file) => file.startsWith('portfolio/')).length).toBeGreaterThan(9);
  expect(listed.filter((file) => file.includes('/archive/'))).toHaveLength(2);
});

test('every page has its address, and a title and description of its own', () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const file of listed) {
    const html = htmlOf(file);
    const [title = '', ...more] = contentsOf(html, /<title>([^<]*)<\/title>/g);
    const [description = ''] = meta(html, 'description');
    expect(more, file).toEqual([]);
    expect(title, file).toContain('Uplift');
    expect(description.length, file).toBeGreaterThan(20);
    expect(canonical(html), file).toEqual([addressOf(file)]);
    expect(meta(html, 'robots'), file).toEqual([]);
    expect(html, file).toContain('<html lang="en">');
    expect(meta(html, 'og:url'), file).toEqual([addressOf(file)]);
    expect(meta(html, 'og:title'), file).toEqual([title]);
    expect(meta(html, 'og:description'), file).toEqual([description]);
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(listed.length);
  expect(descriptions.size).toBe(listed.length);
});

test('admin, 404 and entry shell pages are excluded from search engines', async ({ request }) => {
  for (const file of ['admin.html', '404.html', 'blog/_entry.html', 'portfolio/_entry.html']) {
    expect(meta(htmlOf(file), 'robots')).toEqual(['noindex']);
    expect(canonical(htmlOf(file))).toEqual([]);
    expect(htmlOf(file)).not.toMatch(/og:|ld\+json/);
  }
  for (const file of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json']) {
    expect(await (await request.get(file)).text(), file).not.toContain('admin');
  }
  for (const file of listed) expect(htmlOf(file), file).not.toContain('href="/admin');
});

test('each page has a social card of 1200 × 630 px', async ({ request }) => {
  const pictures = new Set(listed.flatMap((file) => meta(htmlOf(file), 'og:image')));
  // One for the site, one for each post and project.
  expect(pictures.size).toBe(1 + entries.length);
  for (const address of pictures) {
    expect(address).toContain(SITE);
    const answer = await request.get(address.slice(SITE.length));
    expect(answer.status(), address).toBe(200);
    const picture = await answer.body();
    // The head of a PNG: its signature, then width and height.
    expect(picture.toString('latin1', 1, 4)).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length, address).toBeLessThan(300_000);
  }
  for (const file of listed) {
    const html = htmlOf(file);
    expect(meta(html, 'og:image:width')).toEqual(['1200']);
    expect(meta(html, 'og:image:height')).toEqual(['630']);
    expect(meta(html, 'twitter:card')).toEqual(['summary_large_image']);
  }
});

test.describe('structured data', () => {
  type Node = Record<string, unknown> & { '@type': string };

  function nodesOf(file: string): Node[] {
    const scripts = [
      ...htmlOf(file).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ];
    expect(scripts, file).toHaveLength(1);
    const data = JSON.parse(scripts[0]?.[1] ?? '');
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  }
  const nodeOf = (file: string, type: string) =>
    nodesOf(file).find((node) => node['@type'] === type) as Node;

  test('names the agency, its town and the site on every page', () => {
    for (const file of listed) {
      expect(nodeOf(file, 'ProfessionalService')).toMatchObject({
        name: 'Uplift',
        url: `${SITE}/`,
        telephone: '+91 98765 43210',
        email: 'hello@uplift.example',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Valangaiman',
          addressRegion: 'Tamil Nadu',
          postalCode: '612804',
          addressCountry: 'India',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 10.8562, longitude: 79.357 },
      });
      expect(nodeOf(file, 'WebSite')).toMatchObject({ url: `${SITE}/`, name: 'Uplift' });
    }
  });

  test('has breadcrumbs with existing addresses on every page but home', () => {
    const addresses = new Set(listed.map(addressOf));
    expect(nodeOf('index.html', 'BreadcrumbList')).toBeUndefined();
    for (const file of listed.filter((each) => each !== 'index.html')) {
      const steps = nodeOf(file, 'BreadcrumbList').itemListElement as Node[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps).toHaveLength(file.includes('/') ? 3 : 2);
      for (const { item, name } of steps) {
        expect(addresses).toContain(item);
        expect(name).toBeTruthy();
      }
      expect(steps.at(-1)?.item).toBe(addressOf(file));
    }
  });

  test('describes each post as a BlogPosting', () => {
    const posts = entries.filter((file) => file.startsWith('blog/'));
    for (const file of posts) {
      const post = nodeOf(file, 'BlogPosting');
      expect(post.headline).toBe(meta(htmlOf(file), 'og:title')[0]?.replace(' – Uplift', ''));
      expect(post.url).toBe(addressOf(file));
      expect(post.datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
      expect((post.image as string[]).every((image) => /^https?:\/\//.test(image))).toBe(true);
      expect(post.author).toEqual({ '@id': nodeOf(file, 'ProfessionalService')['@id'] });
    }
    expect(nodeOf('blog/pongal-page-ready-by-december.html', 'BlogPosting').datePublished).toBe(
      '2026-11-12T05:00:00.000Z',
    );
  });
});

test('sitemap, feeds, manifest and robots are well-formed and complete', async ({
  page,
  request,
}) => {
  // The policy of the site's pages blocks DOMParser.
  await page.goto('about:blank');
  const read = async (file: string, selector: string) =>
    page.evaluate(
      ([address, text, what]) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        if (xml.querySelector('parsererror')) throw new Error(`${address} is not well-formed.`);
        return [...xml.querySelectorAll(what)].map((element) => element.textContent ?? '');
      },
      [file, await (await request.get(file)).text(), selector] as const,
    );

  expect((await read('/sitemap.xml', 'urlset > url > loc')).toSorted()).toEqual(
    listed.map(addressOf).toSorted(),
  );

  const links = await read('/feed.xml', 'rss[version="2.0"] > channel > item > link');
  expect(links).toHaveLength(16);
  expect(links[0]).toBe(SITE + POST_PATH);
  expect(links).toContain(`${SITE}/blog/${encodeURIComponent(TAMIL_SLUG)}`);
  const [date = ''] = await read('/feed.xml', 'item > pubDate');
  expect(new Date(date).toISOString()).toBe('2026-11-12T05:00:00.000Z');

  const feed = await (await request.get('/feed.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${SITE}/blog`,
    feed_url: `${SITE}/feed.json`,
  });
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(links);

  await page.goto('/');
  for (const type of ['application/rss+xml', 'application/feed+json']) {
    await expect(page.locator(`head link[rel="alternate"][type="${type}"]`)).toHaveCount(1);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);

  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Uplift', start_url: '/' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('every built page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // Rules of style, which the valid output of React and Vite does not follow.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'no-inline-style': 'off',
      'tel-non-breaking': 'off',
      'long-title': 'off',
      'require-sri': 'off',
      'script-type': 'off',
    },
  });
  expect(builtPages.length).toBeGreaterThan(30);
  for (const file of builtPages) {
    const report = await validator.validateString(htmlOf(file));
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(faults, file).toEqual([]);
  }
});

test('each page has one h1, and skips no heading level', () => {
  // The panel and the pages for newer entries get their h1 together with their data.
  for (const file of [...listed, '404.html']) {
    const levels = contentsOf(htmlOf(file), /<h([1-6])\b/g).map(Number);
    expect(
      levels.filter((level) => level === 1),
      file,
    ).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level - before, `${file}: ${levels}`).toBeLessThanOrEqual(1);
      return level;
    }, 0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog links to every post, and a post can be read', async ({ page }) => {
    await page.goto('/blog');
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(6);
    await main.getByRole('link', { name: 'All posts by date' }).click();
    await expect(page).toHaveTitle(/^Blog archive/);
    await expect(main.locator('li a[href^="/blog/"]')).toHaveCount(16);
    await page.goto('/blog');
    await expect(main.getByText('Loading blog posts...')).toBeHidden();
    await main.getByRole('link', { name: 'Have your Pongal page ready by December' }).click();
    await expect(page).toHaveURL(POST_PATH);
    const article = page.getByRole('article');
    await expect(
      article.getByRole('heading', { name: 'Have your Pongal page ready by December' }),
    ).toBeVisible();
    await expect(article.getByRole('time')).toHaveText('November 12, 2026');
    await expect(article).toContainText('Start with what is certain.');
    await expect
      .poll(() => article.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page).toHaveTitle('Have your Pongal page ready by December – Uplift');
  });

  test('a post in Tamil can be read at its address', async ({ page }) => {
    const answer = await page.goto(`/blog/${encodeURIComponent(TAMIL_SLUG)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('article')).toContainText('சிறிய கடைக்கும் இணையதளம் வேண்டுமா?');
  });

  test('the portfolio links to its projects, and a project can be read', async ({ page }) => {
    await page.goto('/portfolio');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Manjal Malar Mahal' }).click();
    await expect(page).toHaveURL(/\/portfolio\/[\w-]+$/);
    await expect(page.getByRole('article')).toContainText('Manjal Malar Mahal');
  });

  test('the contact page names other ways of contact instead of its form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/^This form needs JavaScript\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
    await expect(page.getByLabel('Email')).toBeHidden();
    // Its box ends below the sentence, beside a column that is taller.
    const sentence = page.getByText(/^This form needs JavaScript\./);
    const room = await sentence.evaluate((it) => {
      const box = it.closest('section');
      return (box?.getBoundingClientRect().bottom ?? 0) - it.getBoundingClientRect().bottom;
    });
    expect(room).toBeLessThan(100);
  });
});
