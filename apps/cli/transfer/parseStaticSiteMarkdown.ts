import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

const LIQUID = /\{%-?\s*([\w-]+)([^%]*)%\}|\{\{[^{}]*\}\}/g;
const HUGO = /\{\{[<%]\s*(\/?[\w./-]+)([^{}]*)[>%]\}\}/g;
/** The title of a block of code, such as `js title="a.js"`, `js:title=a.js` or `js a.js`. */
const CODE_TITLE =
  /(?:^|[\s:{,])(?:title|filename|file|name|caption)[=:]\s*(?:"([^"]+)"|'([^']+)'|([^\s"'{},]+))|(?<=\s)([\w./-]+\.\w+)$/;
/** Tags that stand around code or text which stays. */
const AROUND = /^\/?(?:highlight|endhighlight|raw|endraw|comment|endcomment)$/;

/** A text of a static blog as a tree of HTML, without what its programs would fill in. @param isMdx whether it may hold components */
export function parseStaticSiteMarkdown(
  markdown: string,
  isMdx: boolean,
): { tree: Root; notes: string[] } {
  const lost = new Set<string>();
  const lose = (name: string) => {
    if (!AROUND.test(name)) lost.add(name.replace(/^\//, ''));
    return '';
  };
  let text = outsideCode(markdown, (part) =>
    part
      .replaceAll(/\{%-?\s*highlight\s+(\w+)[^%]*%\}\n?/g, '\n```$1\n')
      .replaceAll(/\{%-?\s*endhighlight\s*-?%\}/g, '\n```\n')
      .replaceAll(HUGO, (_, name: string, rest: string) => figureOf(name, rest) ?? lose(name))
      .replaceAll(LIQUID, (tag, name = '', rest = '') => figureOf(name, rest) ?? lose(name || tag)),
  );
  if (isMdx) text = outsideCode(text, (part) => withoutComponents(part, lose));
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

/** Changes what stands outside of fenced blocks and code in a line. */
function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** Hugo's own pictures; and players as links. */
function figureOf(name: string, rest: string): string | undefined {
  const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(rest)?.[1] ?? '';
  const id = attribute('id') || /^\s*"?([\w-]{5,})"?/.exec(rest)?.[1];
  if (name === 'youtube' && id)
    return `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`;
  if (name === 'vimeo' && id) return `<iframe src="https://player.vimeo.com/video/${id}"></iframe>`;
  if (name !== 'figure') return undefined;
  const caption = attribute('caption') || attribute('title');
  const image = `<img src="${attribute('src')}" alt="${attribute('alt')}">`;
  return caption ? `<figure>${image}<figcaption>${caption}</figcaption></figure>` : image;
}

/** MDX without imports, exports, expressions and the tags of components. */
function withoutComponents(text: string, lose: (name: string) => string): string {
  return text
    .replaceAll(/^(?:import|export)\s[^\n]*(?:\n(?!\n)[^\n]*)*?(?:;|['"}])[ \t]*$/gm, '')
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replaceAll(/<\/?([A-Z][\w.]*)[^<>]*>/g, (_, name: string) => lose(name))
    .replaceAll(/\{[^{}\n]*\}/g, (expression) => lose(expression));
}
