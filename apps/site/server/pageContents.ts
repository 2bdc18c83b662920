import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, html, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a security policy must allow, each once: hashes of inline code, and origins of frames. */
export interface PageContents {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
  frames: readonly string[];
}

/** Types of scripts that the HTML standard runs or obeys; scripts of other types are data. */
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

/**
 * Reads a page's HTML as a browser does: contents of comments and templates are no elements, and
 * `<noscript>` counts for its styles and frames only, since no script runs where it is shown.
 */
export function contentsOf(page: string): PageContents {
  const contents = noContents();

  const add = (element: Element, scripting: boolean) => {
    const style = attributeOf(element, 'style');
    if (style) contents.styleAttributes.add(hashOf(style));
    if (element.tagName === 'style') contents.styles.add(hashOf(textOf(element)));
    if (element.tagName === 'script' && scripting && isInlineScript(element)) {
      contents.scripts.add(hashOf(textOf(element)));
    }
    const frame = element.tagName === 'iframe' && frameSourceOf(attributeOf(element, 'src') ?? '');
    if (frame) contents.frames.add(frame);
    if (element.tagName === 'noscript') {
      const shown = parseFragment(textOf(element), { scriptingEnabled: false });
      for (const each of elementsOf(shown)) add(each, false);
    }
  };

  for (const element of elementsOf(parse(page))) add(element, true);
  return mergePageContents([contents]);
}

/** What several pages hold together, in their order. */
export function mergePageContents(
  pages: Iterable<Record<keyof PageContents, Iterable<string>>>,
): PageContents {
  const union = noContents();
  for (const page of pages) {
    for (const source of page.scripts) union.scripts.add(source);
    for (const source of page.styles) union.styles.add(source);
    for (const source of page.styleAttributes) union.styleAttributes.add(source);
    for (const source of page.frames) union.frames.add(source);
  }
  const { scripts, styles, styleAttributes, frames } = union;
  return {
    scripts: [...scripts],
    styles: [...styles],
    styleAttributes: [...styleAttributes],
    frames: [...frames],
  };
}

function noContents(): Record<keyof PageContents, Set<string>> {
  return { scripts: new Set(), styles: new Set(), styleAttributes: new Set(), frames: new Set() };
}

/** In document order. parse5 keeps the content of templates out of `childNodes`. */
function* elementsOf(root: Node): Generator<Element> {
  // A stack instead of recursion: pages may be nested deeper than calls can be.
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
}

function isInlineScript(element: Element): boolean {
  const isHtml = element.namespaceURI === html.NS.HTML;
  const source = isHtml ? attributeOf(element, 'src') : attributeOf(element, 'href');
  const type = attributeOf(element, 'type') ?? '';
  return source === undefined && EXECUTABLE.test(type.trim().toLowerCase());
}

/** @returns undefined for a frame that no policy allows, such as `javascript:` */
function frameSourceOf(src: string): string | undefined {
  const url = URL.parse(src);
  // A relative URL is on the site itself.
  if (url === null) return src === '' ? undefined : "'self'";
  return /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** The value as the browser reads it, with its character references resolved. */
function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
