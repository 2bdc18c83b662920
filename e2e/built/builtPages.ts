import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { LOCAL_SITE } from '../../apps/site/src/lib/paths.ts';

const { dist } = inject('site');

/** The origin that the build writes into URLs. */
export const SITE = process.env.VITE_SITE_URL ?? LOCAL_SITE;

/** Every built page, by its file's name in the site's folder. */
export const files = globSync('**/*.html', { cwd: dist })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
/** Those that search engines may list. */
export const listed = files.filter((file) => !/^(404|admin|.*\/_entry)\.html$/.test(file));
/** Posts and projects. */
export const entries = listed.filter((file) => /^(?:blog|portfolio)\/(?!archive\.)/.test(file));

export const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
export const pathOf = (file: string) =>
  encodeURI(`/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/'));
export const urlOf = (file: string) => SITE + pathOf(file);

const documents = new Map<string, Document>();

/** A page as a browser without scripts reads it; for test files whose environment has a DOM. */
export function documentOf(file: string): Document {
  const known = documents.get(file);
  if (known) return known;
  // The parser trips over large styles and asks for frames; no test reads either.
  const html = textOf(file)
    .replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1')
    .replace(/<iframe[\s\S]*?<\/iframe>/g, '');
  const document = new DOMParser().parseFromString(html, 'text/html');
  documents.set(file, document);
  return document;
}

export const attributesOf = (root: ParentNode, selector: string, name: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** The texts of elements, each with single spaces. */
export const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
