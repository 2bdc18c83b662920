import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { webUrls } from '../structuredData.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export type CspSources = ReturnType<typeof collectCspSources>;

/**
 * What a security policy must allow for several pages, in their order: hashes of inline code, and origins of
 * frames. Elements of `<noscript>` count, those of templates do not.
 */
export function collectCspSources(pages: Iterable<string>) {
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    styleAttributes: new Set<string>(),
    frames: new Set<string>(),
  };
  for (const page of pages) {
    for (const element of elementsOf(parse(page, { scriptingEnabled: false }))) {
      const { style, src, type = '' } = attributesOf(element);
      if (style) found.styleAttributes.add(hashOf(style));
      if (element.tagName === 'style') found.styles.add(hashOf(textOf(element)));
      // Data is no script, whether of the page or of schema.org.
      const isInlineScript =
        element.tagName === 'script' && src === undefined && !/json$/.test(type);
      if (isInlineScript) found.scripts.add(hashOf(textOf(element)));
      const [frame] = element.tagName === 'iframe' ? webUrls(src ?? null) : [];
      if (frame) found.frames.add(new URL(frame).origin);
    }
  }
  return found;
}

/** In document order. parse5 keeps the content of templates out of `childNodes`. */
function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Values as the browser reads them, with their character references resolved. */
const attributesOf = ({ attrs }: Element): Partial<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
