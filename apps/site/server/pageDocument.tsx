import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { site, siteMetadata } from '../src/content/site.ts';
import { PAGE_DATA_ID, type PageData } from '../src/lib/backend/QueryProvider.tsx';
import { pages } from '../src/lib/pages.ts';
import { absolute } from '../src/lib/paths.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { IndexablePage, PageFile } from './sitePages.ts';
import { SOCIAL_CARD } from './socialCard.ts';

/** What `App` renders at a URL. */
interface RenderedPage {
  /** Title and metadata. */
  head: string;
  body: string;
  /** Undefined where its queries have none. */
  data: PageData | undefined;
}

interface PageMarkup extends RenderedPage {
  /** A content security policy in addition to the header's, for all but the panel. */
  policy: string | undefined;
}

/** Titles and metadata, which React writes in front of the page that names them. */
const HEAD = /<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>/g;

const BUILT_TAGS =
  /<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?\s*/g;

/** Keeps lazy images from loading before first paint, while `<html>` has `data-painting`. */
const PAINTING_CSS = 'html[data-painting] img[loading="lazy"]{display:none}';

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

/** @param cache holds what the page shows; nothing is read while it renders */
export async function renderPage(url: string, cache: QueryClient): Promise<RenderedPage> {
  const queries = cache.getQueryCache().getAll();
  const data: PageData = queries.map(({ queryKey, state }) => [queryKey, state.data]);
  // As in the browser, which has to hydrate the same.
  void cache.invalidateQueries({ refetchType: 'none' });
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App queryClient={cache} />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would be sent hidden, for a script to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  return {
    head: (markup.match(HEAD) ?? []).join(''),
    body: markup.replace(HEAD, ''),
    data: data.length > 0 ? data : undefined,
  };
}

/** The file of a page: its markup and data, with what Vite has built for it. */
export function pageDocument(
  built: BuiltFiles,
  page: PageFile,
  { head: titleAndMetadata, body, data, policy }: PageMarkup,
): string {
  const { modules, stylesheets } = built.filesOf(page);
  const isPanel = page.url === pages.admin.path;
  // Without the application the panel and the shells, which have no data, show nothing.
  const loadsNow = [pages.admin, pages.post, pages.project].some(({ path }) => path === page.url);
  const head = [
    policy === undefined || isPanel
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">`,
    `<link rel="preload" href="${built.font}" as="font" type="font/woff2" crossorigin>`,
    `<script data-modules="${modules.join(' ')}"${loadsNow ? ' data-now=""' : ''}>`,
    `${built.headScript}</script>`,
    ...styleTags(built.stylesheets, stylesheets, body, isPanel),
    isPanel ? '' : `<script type="speculationrules">${PREFETCHED}</script>`,
    titleAndMetadata,
  ].join('');
  const script = data
    ? `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(data)}</script>`
    : '';
  // Functions, because `replace` would read a `$` in a text as a pattern.
  return built.template
    .replaceAll(BUILT_TAGS, '')
    .replace('/site.webmanifest', isPanel ? '/admin.webmanifest' : '/site.webmanifest')
    .replace(/\s*<\/head>/, () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${script}`);
}

/**
 * Styles of the page's modules and of its markup, inline to save a round trip. Those that the panel's markup
 * lacks are linked, since inline ones lengthen every policy.
 */
function styleTags(
  all: BuiltFiles['stylesheets'],
  urls: readonly string[],
  body: string,
  isPanel: boolean,
): string[] {
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const sheets = all.map((sheet) => ({
    ...sheet,
    isShown: sheet.classNames.some((name) => classes.has(name)),
  }));
  const own = urls.flatMap((url) => sheets.find((sheet) => sheet.url === url) ?? []);
  const others = sheets.filter((sheet) => sheet.isShown && !own.includes(sheet));
  return [...own, ...others].map(({ url, css, isShown }, index) =>
    isPanel && !isShown
      ? `<link rel="stylesheet" data-of="${url}" href="${url}">`
      : `<style data-of="${url}">${index === 0 ? PAINTING_CSS : ''}${css}</style>`,
  );
}

/** JSON for a `<script>` element: no text in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * The tags that social networks, feed readers and search engines read.
 * @param card absolute URL of the social card
 * @param data structured data
 */
export function sharingTags(page: IndexablePage, card: string, data: unknown): string {
  const named = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
  return [
    named('name', 'description', page.description),
    named('property', 'og:type', page.post ? 'article' : 'website'),
    named('property', 'og:site_name', site.brand),
    named('property', 'og:locale', siteMetadata.locale),
    named('property', 'og:title', page.title),
    named('property', 'og:description', page.description),
    named('property', 'og:url', absolute(page.url)),
    named('property', 'og:image', card),
    named('property', 'og:image:width', String(SOCIAL_CARD.width)),
    named('property', 'og:image:height', String(SOCIAL_CARD.height)),
    named('property', 'og:image:alt', page.title),
    // X reads the rest from the tags above.
    named('name', 'twitter:card', 'summary_large_image'),
    named('name', 'twitter:image:alt', page.title),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ].join('');
}
