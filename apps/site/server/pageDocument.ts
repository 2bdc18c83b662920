import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { PAGE_DATA_ID } from '../src/lib/backend/QueryProvider.tsx';
import { pages } from '../src/lib/pages.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { RenderedPage } from './renderPage.tsx';
import type { PageFile } from './sitePages.ts';

interface PageMarkup extends RenderedPage {
  /** A content security policy in addition to the header's, for all but the panel. */
  policy: string | undefined;
}

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

/** The file of a page: its markup and data, with what Vite has built for it. */
export function pageDocument(
  built: BuiltFiles,
  page: PageFile,
  { head: titleAndMetadata, body, data, policy }: PageMarkup,
): string {
  const { modules, stylesheets } = built.filesOf(page);
  const isPanel = page.url === pages.admin.path;
  // Without the application the panel and the shells, which have no data, show a placeholder.
  const loadsNow = [pages.admin, pages.post, pages.project].some(({ path }) => path === page.url);
  const head = [
    policy === undefined || isPanel
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">`,
    `<link rel="preload" href="${built.font}" as="font" type="font/woff2" crossorigin>`,
    `<script data-modules="${modules.join(' ')}"${loadsNow ? ' data-now=""' : ''}>`,
    `${built.hydrationScript}</script>`,
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
