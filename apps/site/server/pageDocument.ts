import type { DehydratedState } from '@tanstack/react-query';
import { site, siteMetadata } from '../src/content/site.ts';
import { PAGE_DATA_ID, PAINTING_CSS } from '../src/lib/hydration/startup.ts';
import { absolute } from '../src/lib/paths.ts';
import { escapeMarkup } from '../supabase/functions/message-mail/escapeMarkup.ts';
import { escapeJson } from './escapeJson.ts';
import type { BuiltPage } from './sitePages.ts';
import { CARD } from './socialCard.ts';

export interface Stylesheet {
  url: string;
  css: string;
}

export interface DocumentParts {
  /** `index.html` as Vite built it. */
  template: string;
  stylesheets: readonly Stylesheet[];
  headScript: string;
  /** URL of the font that every page is written in. */
  font: string;
}

export interface PageMarkup {
  head: string;
  body: string;
  /** URLs of the modules that hydrate the page. */
  modules: readonly string[];
  /** URLs of the styles of these modules. */
  stylesheets: readonly string[];
  data?: DehydratedState | undefined;
  /** A content security policy in addition to the header's; none by default. */
  policy?: string | undefined;
  /** Loads the application at once, for a page that shows nothing without it. */
  eager: boolean;
  /**
   * The panel: styles that its markup lacks are linked, since inline ones lengthen every policy, and it has
   * a manifest of its own.
   */
  isPanel: boolean;
}

const SCRIPT = /<script type="module"[^>]*><\/script>\s*/;
const STYLE = /<link rel="stylesheet"[^>]*>\s*/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Before a page is hydrated, a press on a link loads a document: it is fetched while the link is pointed at.
 * Later the application fetches what its own navigations need.
 */
const PREFETCHED = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: 'html:not([data-hydrated=page]) a[href^="/"]' },
      eagerness: 'moderate',
    },
  ],
});

export function pageDocument(parts: DocumentParts, page: PageMarkup): string {
  const attributes = [
    ['data-modules', page.modules.join(' ')],
    ...(page.eager ? [['data-eager', '']] : []),
  ].map(([name = '', value = '']) => ` ${name}="${escapeMarkup(value)}"`);
  const head = [
    ...(page.policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(page.policy)}">`]),
    `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>`,
    `<script${attributes.join('')}>${parts.headScript}</script>`,
    ...styleTags(parts.stylesheets, page),
    ...(page.isPanel ? [] : [`<script type="speculationrules">${PREFETCHED}</script>`]),
    page.head,
  ].join('');
  const data =
    page.data === undefined
      ? ''
      : `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(page.data)}</script>`;
  // Functions, because `replace` would read a `$` in a text as a pattern.
  return parts.template
    .replace(SCRIPT, '')
    .replace(STYLE, '')
    .replace(PRELOADS, '')
    .replace('/site.webmanifest', page.isPanel ? '/admin.webmanifest' : '/site.webmanifest')
    .replace(/\s*<\/head>/, () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>${data}`);
}

/** Styles of the page's modules and of its markup, inline to save a round trip. */
function styleTags(all: readonly Stylesheet[], page: PageMarkup): string[] {
  const { stylesheets, body, isPanel } = page;
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isShown = (sheet: Stylesheet) => classNamesOf(sheet).some((name) => classes.has(name));
  const own = stylesheets.flatMap((url) => all.find((each) => each.url === url) ?? []);
  const others = all.filter((each) => !own.includes(each) && isShown(each));
  return [...own, ...others].map((sheet, index) => {
    const { url, css } = sheet;
    return isPanel && !isShown(sheet)
      ? `<link rel="stylesheet" data-of="${url}" href="${url}">`
      : `<style data-of="${url}">${index === 0 ? PAINTING_CSS : ''}${css}</style>`;
  });
}

const classNames = new WeakMap<Stylesheet, string[]>();

/** Cached: thousands of pages ask for them. */
function classNamesOf(sheet: Stylesheet): string[] {
  const known = classNames.get(sheet);
  if (known) return known;
  const names = [...sheet.css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  const each = [...new Set(names)];
  classNames.set(sheet, each);
  return each;
}

/**
 * The tags that social networks, feed readers and search engines read.
 * @param card absolute URL of the social card
 * @param data structured data
 */
export function sharingTags(page: BuiltPage, card: string, data: unknown): string {
  const named = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
  return [
    named('property', 'og:type', page.post ? 'article' : 'website'),
    named('property', 'og:site_name', site.brand),
    named('property', 'og:locale', siteMetadata.locale),
    named('property', 'og:title', page.title),
    named('property', 'og:description', page.description),
    named('property', 'og:url', absolute(page.url)),
    named('property', 'og:image', card),
    named('property', 'og:image:type', 'image/jpeg'),
    named('property', 'og:image:width', String(CARD.width)),
    named('property', 'og:image:height', String(CARD.height)),
    named('property', 'og:image:alt', page.title),
    // X reads the rest from the tags above.
    named('name', 'twitter:card', 'summary_large_image'),
    named('name', 'twitter:image:alt', page.title),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ].join('');
}
