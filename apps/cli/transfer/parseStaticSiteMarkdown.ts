import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { withoutComponents, withoutDialect, withoutSiteTags } from './withoutSiteTags.ts';

/** The title of a block of code, such as `js title="a.js"`, `js:title=a.js` or `js a.js`. */
const CODE_TITLE =
  /(?:^|[\s:{,])(?:title|filename|file|name|caption)[=:]\s*(?:"([^"]+)"|'([^']+)'|([^\s"'{},]+))|(?<=\s)([\w./-]+\.\w+)$/;
/** Code, and text that Liquid leaves alone. */
const CODE =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|`[^`\n]+`|\{%-?\s*raw\s*-?%\}[\s\S]*?\{%-?\s*endraw\s*-?%\}/gm;
const RAW = /\{%-?\s*(?:end)?raw\s*-?%\}\n?/g;

/** A text of a static blog as a tree of HTML, without what its programs would fill in. @param isMdx whether it may hold components */
export function parseStaticSiteMarkdown(
  markdown: string,
  isMdx: boolean,
): { tree: Root; notes: string[] } {
  const lost = new Set<string>();
  const lose = (name: string) => {
    lost.add(name);
    return '';
  };
  const withoutProgram = isMdx ? withoutComponents : withoutSiteTags;
  const text = outsideCode(markdown, (part) => withoutProgram(withoutDialect(part), lose));
  const mdast = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(mdast, 'code', (node, index, parent) => {
    const { lang, meta } = node;
    const title = CODE_TITLE.exec(`${lang ?? ''} ${meta ?? ''}`.trim())
      ?.slice(1)
      .find(Boolean);
    if (title === undefined || index === undefined) return undefined;
    node.lang = lang?.replace(/[:{,].*/, '') ?? null;
    parent?.children.splice(index, 0, {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: title }] }],
    });
    return index + 2;
  });
  const hast = toHast(mdast, { allowDangerousHtml: true, footnoteBackContent: '' });
  visit(hast, 'element', (node, index, parent) => {
    const { id, dataFootnoteBackref } = node.properties;
    const isExtra = id === 'footnote-label' || dataFootnoteBackref !== undefined;
    if (!isExtra || index === undefined) return undefined;
    parent?.children.splice(index, 1);
    return index;
  });
  const tree = raw(hast);
  const notes =
    lost.size > 0 ? [`Left out what its program fills in: ${[...lost].join(', ')}.`] : [];
  if (tree.type !== 'root') throw new TypeError('The text is no document.');
  return { tree, notes };
}

/** Changes what stands outside of code. */
function outsideCode(text: string, change: (part: string) => string): string {
  let changed = '';
  let at = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    changed += change(text.slice(at, index)) + code.replaceAll(RAW, '');
    at = index + code.length;
  }
  return changed + change(text.slice(at));
}
