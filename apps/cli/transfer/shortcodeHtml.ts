import { linkForEmbed } from '@agency/model/markdown/linkForEmbed';
import { decodedUrl } from '@agency/model/text/decodedUrl';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { toHtml } from 'hast-util-to-html';
import { isBuilder, isCode } from './shortcodeNames.ts';

/** A picture or another file of the old site. */
export interface Attachment {
  id: string;
  url: string;
  title: string;
  caption: string;
  alt: string;
}

/** The attachments of an export, and those of the post at hand. */
export interface Media {
  byId: ReadonlyMap<string, Attachment>;
  own: readonly Attachment[];
}

export interface Shortcode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands between it and its end; undefined where it has none. */
  content: string | undefined;
}

export interface Kept {
  lost: Set<string>;
  linked: Set<string>;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:\?|$)/i;
const PLAYED = {
  audio: /\.(?:mp3|m4a|ogg|oga|wav|wma|flac)(?:\?|$)/i,
  video: /\.(?:mp4|m4v|webm|ogv|mov|wmv|flv)(?:\?|$)/i,
};
/** Attributes whose words page builders show. */
const SHOWN = 'title heading subtitle text button_text caption author name label'.split(' ');
/** Boxes of page builders, which show nothing of their own. */
const BOX =
  /_(?:row|column|section|container|inner|text|column_text|code|empty_space|separator|divider|tabs?|accordion|toggle)(?:_|$)/;

/** HTML in place of a shortcode. @param kept gets its name where nothing of it stays, or a link */
export function htmlOfShortcode(code: Shortcode, media: Media, kept: Kept): string {
  const { name, attributes, content } = code;
  const nothing = () => {
    kept.lost.add(name);
    return content === undefined ? '' : block(content);
  };
  if (name === 'caption' || name === 'wp_caption') return captioned(code);
  if (name === 'gallery') return gallery(code, media) || nothing();
  if (name === 'audio' || name === 'video' || name === 'playlist')
    return played(code, media, kept) || nothing();
  if (/^(?:efn_note|mfn|modern_footnote)$/.test(name)) return ` (${content ?? ''})`;
  if (isCode(name))
    return content === undefined
      ? nothing()
      : block(`<pre><code>${escapeCode(content)}</code></pre>`);
  if (name === 'latex') return `<code>${content ?? ''}</code>`;
  if (/_raw_html$/.test(name)) return block(decodedRaw(content ?? ''));
  if (isBuilder(name)) return builder(code, media, kept);
  const url = urlOf(code) ?? videoUrl(name, attributes['0'] ?? attributes.id ?? content ?? '');
  if (!url) return nothing();
  kept.linked.add(name);
  return block(toHtml(linkForEmbed(url)));
}

/** Blank lines, which become paragraphs, around it. */
const block = (html: string) => `\n\n${html}\n\n`;

function urlOf({ attributes, content = '' }: Shortcode): string | undefined {
  const candidates = [
    ...['url', 'src', 'link', 'href'].map((name) => attributes[name] ?? ''),
    ...Object.values(attributes),
    content,
  ];
  return candidates.map((text) => text.trim()).find((text) => /^https?:\/\/[^\s<>]+$/.test(text));
}

function videoUrl(name: string, id: string): string | undefined {
  if (!/^[\w-]{5,}$/.test(id)) return undefined;
  if (name === 'wpvideo' || name === 'videopress') return `https://videopress.com/v/${id}`;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return name === 'vimeo' ? `https://vimeo.com/${id}` : undefined;
}

function captioned({ attributes, content = '' }: Shortcode): string {
  const [picture = '', words = ''] = splitCaption(content);
  const caption = attributes.caption ?? words;
  return block(`<figure>${picture}<figcaption>${caption}</figcaption></figure>`);
}

/** The picture, with its link, and the words after it. */
function splitCaption(content: string): [string, string] {
  const image = content.search(/<img\b/i);
  if (image < 0) return ['', content];
  const linkEnd = /^\s*<a\b/i.test(content) ? content.indexOf('</a>', image) + 4 : 0;
  const end = linkEnd > 4 ? linkEnd : content.indexOf('>', image) + 1;
  return [content.slice(0, end), content.slice(end).trim()];
}

const figure = ({ url, alt, title, caption }: Attachment) =>
  `<figure><img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt || (caption ? '' : title))}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

function gallery({ attributes }: Shortcode, media: Media): string {
  const all = listed(attributes, media);
  const shown = all.filter(({ url }) => PICTURE.test(url));
  return shown.length === 0 ? '' : block(shown.map(figure).join('\n'));
}

/** The attachments that `ids` or `include` name, else the post's own. */
function listed(
  { ids, include, images, exclude = '' }: Shortcode['attributes'],
  media: Media,
): Attachment[] {
  const named = ids ?? include ?? images;
  if (named === undefined) {
    const not = new Set(exclude.split(/[\s,]+/));
    return media.own.filter(({ id }) => !not.has(id));
  }
  return named.split(/[\s,]+/).flatMap((id) => media.byId.get(id) ?? []);
}

function played(code: Shortcode, media: Media, { linked }: Kept): string {
  const kind =
    PLAYED[code.name === 'video' || code.attributes.type === 'video' ? 'video' : 'audio'];
  const url = Object.values(code.attributes).find((value) => kind.test(value)) ?? urlOf(code);
  const files = listed(code.attributes, media).filter((file) => kind.test(file.url));
  const own = url ? [...media.byId.values()].filter((file) => file.url === url) : [];
  const found = url
    ? [{ url, title: own[0]?.title ?? '' }]
    : code.name === 'playlist'
      ? files
      : files.slice(0, 1);
  if (found.length > 0) linked.add(code.name);
  return found.map((file) => block(toHtml(linkForEmbed(file.url, file.title)))).join('');
}

/** What a page builder's element shows: the words and pictures of its attributes, then its content. */
function builder(code: Shortcode, media: Media, kept: Kept): string {
  const { name, attributes, content } = code;
  const tag =
    /heading/.test(name) ||
    (/(?:_tta_section|_toggle|_tab|_accordion_item)$/.test(name) && attributes.title)
      ? 'h3'
      : 'p';
  const words = SHOWN.map((key) => attributes[key] ?? '').filter(
    (text) => text && !/^(?:yes|no|on|off|true|false|none|default)$/.test(text),
  );
  const href = decodeLink(
    attributes.link ?? attributes.button_url ?? attributes.href ?? attributes.url ?? '',
  );
  const isBox = BOX.test(name) && tag === 'p';
  const shown = isBox
    ? []
    : words.map(
        (text, index) =>
          `<${tag}>${index === 0 && href ? `<a href="${escapeMarkup(href)}">${text}</a>` : text}</${tag}>`,
      );
  const ids = attributes.images ?? attributes.image ?? attributes.gallery_ids;
  const pictures = ids && /^[\d\s,]+$/.test(ids) ? listed({ images: ids }, media).map(figure) : [];
  const src = attributes.src ?? attributes.image ?? '';
  if (PICTURE.test(src))
    pictures.push(`<img src="${escapeMarkup(src)}" alt="${escapeMarkup(attributes.alt ?? '')}">`);
  if (ids && pictures.length === 0) kept.lost.add(`${name} (its pictures)`);
  if (!isBox && shown.length + pictures.length === 0 && !content?.trim()) kept.lost.add(name);
  return block([...pictures, ...shown, content ?? ''].join('\n\n'));
}

/** `url:https%3A%2F%2Fa.example|title:…` */
function decodeLink(link: string): string {
  const encoded = /^url:([^|]*)/.exec(link)?.[1];
  const url = encoded === undefined ? link : decodedUrl(encoded);
  return /^(?:https?:|\/|mailto:|tel:|#)/.test(url) ? url : '';
}

/** WPBakery stores HTML in Base64, and its signs percent-encoded within. */
const decodedRaw = (content: string): string =>
  decodedUrl(Buffer.from(content.trim(), 'base64').toString());

/** Code as it was typed, whose signs the editor may have encoded. */
const escapeCode = (code: string) =>
  code
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/^\n|\n$/g, '');
