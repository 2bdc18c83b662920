import { escapeJson, escapeMarkup } from './escape.ts';
import type { SitePage } from './sitePages.ts';

export interface DocumentParts {
  /** `index.html` as Vite built it. */
  template: string;
  /** All styles of the site: a few kilobytes, which save a round trip. */
  css: string;
  /** The script of the head. */
  start: string;
  /** Address of the font that every page is written in. */
  font: string;
}

export interface PageMarkup {
  head: string;
  body: string;
  /** Addresses of the scripts that make the page live. */
  modules: readonly string[];
  /** What the page's script asks the backend for when it is drawn, and the key to it. */
  read?: { address: string; key: string } | undefined;
  /** Without delay: for a page that is nothing before its script runs. */
  eager?: boolean;
}

const SCRIPT = /<script type="module"[^>]*><\/script>\s*/;
const STYLE = /<link rel="stylesheet"[^>]*>\s*/;
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;

/** One document out of the template and a page's own markup. */
export function pageDocument(parts: DocumentParts, page: PageMarkup): string {
  const attributes = [
    ['data-modules', page.modules.join(' ')],
    ...(page.read
      ? [
          ['data-read', page.read.address],
          ['data-key', page.read.key],
        ]
      : []),
    ...(page.eager ? [['data-eager', '']] : []),
  ].map(([name = '', value = '']) => ` ${name}="${escapeMarkup(value)}"`);
  const head = [
    `<link rel="preload" href="${parts.font}" as="font" type="font/woff2" crossorigin>`,
    `<script${attributes.join('')}>${parts.start}</script>`,
    `<style>${parts.css}</style>`,
    page.head,
  ].join('');
  // Functions, because a `$` in a text would be read as a pattern.
  return parts.template
    .replace(SCRIPT, '')
    .replace(STYLE, '')
    .replace(PRELOADS, '')
    .replace(/\s*<\/head>/, () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
}

export interface Outside {
  brand: string;
  url: string;
  /** The picture that stands for the page. */
  card: { url: string; width: number; height: number; alt: string };
  data: unknown;
}

/** What networks, feed readers and search engines look for in a page's head. */
export function outsideTags(page: SitePage, { brand, url, card, data }: Outside): string {
  const named = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
  return [
    named('property', 'og:type', page.post ? 'article' : 'website'),
    named('property', 'og:site_name', brand),
    named('property', 'og:locale', 'en_IN'),
    named('property', 'og:title', page.title),
    named('property', 'og:description', page.description),
    named('property', 'og:url', url),
    named('property', 'og:image', card.url),
    named('property', 'og:image:type', 'image/png'),
    named('property', 'og:image:width', String(card.width)),
    named('property', 'og:image:height', String(card.height)),
    named('property', 'og:image:alt', card.alt),
    named('name', 'twitter:card', 'summary_large_image'),
    named('name', 'twitter:title', page.title),
    named('name', 'twitter:description', page.description),
    named('name', 'twitter:image', card.url),
    named('name', 'twitter:image:alt', card.alt),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ].join('');
}
