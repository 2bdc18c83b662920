/** Called with the name of what is left out. @returns nothing, to stand in its place */
type Lose = (name: string) => string;

const LIQUID = /\{%-?\s*([\w-]+)([^%]*)%\}|\{\{[^{}]*\}\}/g;
const HUGO = /\{\{[<%]\s*(\/?[\w./-]+)([^{}]*)[>%]\}\}/g;
const COMMENT = /\{%-?\s*comment\b[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g;
/** Code between tags of Jekyll, Hexo or Hugo. */
const CODE =
  /\{(?:%-?|\{[<%])\s*(highlight|code|codeblock)\b([^%>]*)[%>]\}\}?\n?([\s\S]*?)\n?\{(?:%-?|\{[<%])\s*(?:end|\/)\1\s*-?[%>]\}\}?/g;
/** A text, which filters make an address of. */
const LITERAL = /\{\{-?\s*(?:"([^"{}]*)"|'([^'{}]*)')\s*(?:\|[^{}]*)?\}\}/g;
/** A tag of Hugo that readers are to see. */
const SHOWN = /\{\{([<%])\/\*([^{}]*)\*\/([>%])\}\}/g;
/** Attributes of kramdown, and the list that it makes the contents of. */
const ATTRIBUTES = /^[*-] .*\n\{:\s*toc\b[^{}\n]*\}$|(?<![ \t])[ \t]*\{:[^{}\n]*\}/gm;
/** Tags that stand around text which stays. */
const AROUND = /^\/?(?:highlight|endhighlight|raw|endraw)$/;
const PICTURE = /[^\s"'`=(),]+\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?[^\s"'`]*)?/i;

const HEADING_ID = /^(#{1,6} [^{\n]*)\{#([^\s{}]+)[^{}\n]*\}[ \t]*$/gm;
/** The beginning of a box with its title, or its end, as Docusaurus and VuePress write them. */
const BOX =
  /^[ \t]*:{3,}[ \t]*(?:\{?\.?[\w-]+\}?(?:[ \t]*\[([^\]\n]*)\]|[ \t]+([^\n{]*))?)?(?:\{[^}\n]*\})?[ \t]*$/gm;
/** The beginning of a box that is a quote, as GitHub and Obsidian write it. */
const ALERT = /^([ \t>]*>[ \t]*)\[!(\w)([\w-]*)\][+-]?[ \t]*(.*)$/gm;
const CONTENTS = /^\[\[?_?toc_?\]?\]$/gim;

/** Markdown without what only one program reads: ids of headings become anchors, titles of boxes are bold. */
export const withoutDialect = (text: string): string =>
  text
    .replaceAll(HEADING_ID, '<a id="$2"></a>\n\n$1')
    .replaceAll(BOX, (_, bracketed = '', title = '') => {
      const words = (bracketed || title).trim();
      return words ? `\n**${words}**\n` : '';
    })
    .replaceAll(ALERT, (_, quote, first, rest, title) => {
      const words = title || first.toUpperCase() + rest.toLowerCase();
      return `${quote}**${words}**\n${quote}`;
    })
    .replaceAll(CONTENTS, '');

/** Markdown without the tags of Liquid and Hugo; their code, pictures and players stay. */
export function withoutSiteTags(text: string, lose: Lose): string {
  const instead = (whole: string, at: number, name: string, rest: string) =>
    pictureOf(name, rest, /[("'=]/.test(whole[at - 1] ?? '')) ??
    (AROUND.test(name) ? '' : lose(name.replace(/^\//, '')));
  return text
    .replaceAll(COMMENT, '')
    .replaceAll(CODE, (_, name, rest: string, code) => {
      const language = name === 'highlight' ? /[\w-]+/ : /(?<=\blang:)[\w-]+/;
      return `\n\`\`\`${language.exec(rest)?.[0] ?? ''}\n${code}\n\`\`\`\n`;
    })
    .replaceAll(LITERAL, '$1$2')
    .replaceAll(SHOWN, '&#123;{$1$2$3}}')
    .replaceAll(ATTRIBUTES, '')
    .replaceAll(HUGO, (_, name, rest, at, whole) => instead(whole, at, name, rest))
    .replaceAll(LIQUID, (tag, name, rest, at, whole) =>
      instead(whole, at, name ?? tag, rest ?? ''),
    );
}

/** The picture or the player that a tag stands for. @param isUrl whether it stands where an address does */
function pictureOf(name: string, rest: string, isUrl: boolean): string | undefined {
  const attribute = (key: string) =>
    new RegExp(`\\b${key}=(?:"([^"]*)"|'([^']*)'|([^\\s"'\`]+))`)
      .exec(rest)
      ?.slice(1)
      .find((value) => value !== undefined) ?? '';
  const id = attribute('id') || /^\s*"?([\w-]{5,})"?/.exec(rest)?.[1];
  if (name === 'youtube' && id)
    return `<iframe src="https://www.youtube.com/embed/${id}"></iframe>`;
  if (name === 'vimeo' && id) return `<iframe src="https://player.vimeo.com/video/${id}"></iframe>`;
  // The first word of an inclusion is a file of the program.
  const words = name.startsWith('include') ? rest.replace(/^\s*\S+/, '') : rest;
  const src = PICTURE.exec(words)?.[0] ?? (name === 'figure' ? attribute('src') : '');
  if (!src || isUrl) return src || undefined;
  const caption = attribute('caption') || attribute('title');
  const image = `<img src="${src}" alt="${attribute('alt')}">`;
  return caption ? `<figure>${image}<figcaption>${caption}</figcaption></figure>` : image;
}

/** MDX without imports, exports, expressions and the tags of components. */
export function withoutComponents(text: string, lose: Lose): string {
  return text
    .replaceAll(/^(?:import|export)\s[^\n]*(?:\n(?!\n)[^\n]*)*?(?:;|['"}])[ \t]*$/gm, '')
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replaceAll(/\s([\w-]+)=\{(?:[^{}]|\{[^{}]*\})*\}/g, (_, name: string) => lose(name))
    .replaceAll(/<\/?([A-Z][\w.]*)[^<>]*>/g, (_, name: string) => lose(name))
    .replaceAll(/\{[^{}\n]*\}/g, (expression) => lose(expression));
}
