import { linkForEmbed } from '@agency/model/markdown/linkForEmbed';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { toHtml } from 'hast-util-to-html';
import { parseStaticSiteMarkdown } from './parseStaticSiteMarkdown.ts';

/** A node of Lexical, or what a card stores. */
interface Fields {
  [name: string]: unknown;
  children?: Fields[];
}

/** What Ghost's editor stored before Lexical: texts are runs, whose marks open and close, and cards have numbers. */
interface Mobiledoc {
  markups: [tag: string, attributes?: string[]][];
  atoms: [name: string, text: string][];
  cards: [name: string, card: Fields][];
  sections: Section[];
}
type Section =
  | [kind: 1, tag: string, runs: Run[]]
  | [kind: 2, src: string]
  | [kind: 3, tag: string, items: Run[][]]
  | [kind: 10, card: number];
type Run = [isAtom: number, opened: number[], closed: number, value: string | number];

const TAGS: Record<string, string> = {
  paragraph: 'p',
  aside: 'blockquote',
  quote: 'blockquote',
  listitem: 'li',
};
/** Words of cards, in HTML. */
const TEXTS = ['html', 'calloutText', 'content', 'subheader', 'textValue', 'productDescription'];
/** Bits of a text's format. */
const FORMATS = { strong: 1, em: 2, s: 4, code: 16, sub: 32, sup: 64 };

/**
 * The HTML of a post that has none, from what Ghost's editors store. Exports of Ghost itself hold HTML beside
 * it; those that other programs make for Ghost may not.
 * @param lost gets the names of cards that show nothing here
 * @throws Error when it is damaged
 */
export function ghostDocument(lexical: string, mobiledoc: string, lost: Set<string>): string {
  if (lexical) return lexicalHtml(JSON.parse(lexical).root, lost);
  return mobiledoc ? mobiledocHtml(JSON.parse(mobiledoc), lost) : '';
}

const wrap = (tag: string, html: string) => `<${tag}>${html}</${tag.replace(/ .*/, '')}>`;
const word = (value: unknown) => escapeMarkup(String(value ?? ''));

function lexicalHtml(node: Fields, lost: Set<string>): string {
  const type = String(node.type).replace(/^extended-/, '');
  const html = (node.children ?? []).map((child) => lexicalHtml(child, lost)).join('');
  if (type === 'root') return html;
  if (type === 'tab') return ' ';
  if (type === 'linebreak') return '<br>';
  if (type === 'text') {
    const marks = Object.entries(FORMATS).filter(([, bit]) => Number(node.format) & bit);
    return marks.reduce((text, [tag]) => wrap(tag, text), word(node.text));
  }
  if (type === 'heading') return wrap(word(node.tag), html);
  if (type === 'list')
    return wrap(node.listType === 'number' ? `ol start="${Number(node.start ?? 1)}"` : 'ul', html);
  if (/link$/.test(type)) return wrap(`a href="${word(node.url)}"`, html);
  return TAGS[type] ? wrap(TAGS[type], html) : cardHtml(type, node, lost);
}

function mobiledocHtml(document: Mobiledoc, lost: Set<string>): string {
  const runs = (list: Run[]) => {
    const open: string[] = [];
    const html = list.map(([isAtom, opened, closed, value]) => {
      const begun = opened.map((index) => {
        const [tag, [, href] = []] = document.markups[index] ?? ['span'];
        open.push(tag);
        return href ? `<${tag} href="${word(href)}">` : `<${tag}>`;
      });
      const [name, text] = isAtom ? (document.atoms[Number(value)] ?? []) : ['', String(value)];
      const ended = open.splice(open.length - closed).map((tag) => `</${tag}>`);
      return [...begun, name === 'soft-return' ? '<br>' : word(text), ...ended.reverse()].join('');
    });
    return html.join('');
  };
  const html = document.sections.map((section) => {
    if (section[0] === 1) return wrap(section[1], runs(section[2]));
    if (section[0] === 2) return `<img src="${word(section[1])}">`;
    if (section[0] === 3)
      return wrap(section[1], section[2].map((item) => wrap('li', runs(item))).join(''));
    const [name, card] = document.cards[section[1]] ?? ['nothing', {}];
    return cardHtml(name, card, lost);
  });
  return html.join('\n');
}

/** What a card shows: its HTML, or its pictures, a link with words, and its other words, which are HTML too. */
function cardHtml(type: string, card: Fields, lost: Set<string>): string {
  if (/^(?:hr|horizontalrule)$/.test(type)) return '<hr>';
  if (/^code(?:block)?$/.test(type)) return wrap('pre', wrap('code', word(card.code)));
  if (/markdown$/.test(type))
    return toHtml(parseStaticSiteMarkdown(String(card.markdown), false).tree);
  const fields = { ...card, ...(card.metadata as Fields) };
  const first = (...names: string[]) =>
    String(names.map((name) => fields[name]).find(Boolean) ?? '');
  const all = type === 'image' ? [card] : ((card.images ?? []) as Fields[]);
  const pictures = all
    .map(({ src, alt }) => `<img src="${word(src)}" alt="${word(alt)}">`)
    .join('');
  const beside = first('productImageSrc', 'imageUrl', 'backgroundImageSrc');
  const caption = first('caption', 'fileCaption');
  const url = first('html') || pictures ? '' : first('url', 'buttonUrl', 'productUrl', 'src');
  const title = first('title', 'fileTitle', 'buttonText', 'productButton');
  const html = [
    beside && `<p><img src="${word(beside)}"></p>`,
    pictures && wrap('figure', pictures + (caption && wrap('figcaption', caption))),
    ...['heading', 'header', 'productTitle'].map((name) => first(name) && wrap('h4', first(name))),
    ...TEXTS.map((name) => first(name) && wrap('div', first(name))),
    url && wrap('p', toHtml(linkForEmbed(url, title))),
    ...['description', 'author', 'publisher'].map(
      (name) => url && first(name) && wrap('p', word(first(name))),
    ),
    !pictures && caption && wrap('p', caption),
  ]
    .filter(Boolean)
    .join('');
  // These are sent by mail alone.
  if (!html && !/^(?:email|paywall)/.test(type)) lost.add(`the card “${type}”`);
  return html;
}
