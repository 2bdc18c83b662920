import sax from 'sax';
import { decodeFile } from './decodeFile.ts';

/** The parts of an `<item>` that matter. */
export interface Item {
  /** By the names of their elements. */
  texts: Map<string, string>;
  terms: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
  /** Number of those that visitors see. */
  comments: number;
}

/** Fields that an import reads; others can be long. */
const META = /^(?:_thumbnail_id|footnotes|_wp_attachment_image_alt)$/;

export const textOf = ({ texts }: Item, element: string): string =>
  texts.get(element)?.trim() ?? '';

/**
 * The items of a WordPress export, one at a time.
 * @param channel gets the URL of the site
 * @throws Error when it is no export, damaged, or ends in the middle
 */
export function* parseWxr(file: string, channel: { base?: string } = {}): Generator<Item> {
  const path: string[] = [];
  const ready: Item[] = [];
  let item: Item | undefined;
  let isExport = false;
  let text: string[] = [];
  let metaKey = '';
  let term = { domain: '', slug: '' };
  const parser = sax.parser(true, {});
  parser.onopentag = ({ name, attributes }) => {
    path.push(name);
    text = [];
    isExport ||= path[0] === 'rss' && name.startsWith('wp:');
    if (name === 'item') item = { texts: new Map(), terms: [], meta: new Map(), comments: 0 };
    if (name === 'category')
      term = { domain: String(attributes.domain ?? ''), slug: String(attributes.nicename ?? '') };
  };
  parser.ontext = (part) => void text.push(part);
  parser.oncdata = parser.ontext;
  parser.onclosetag = (name) => {
    path.pop();
    // A copy: otherwise what is kept of it would keep all that was read at once in memory.
    const value = Buffer.from(text.join('')).toString();
    text = [];
    if (name === 'wp:base_blog_url' && !item) channel.base = value.trim();
    // Squarespace names the site here alone.
    if (name === 'link' && path.at(-1) === 'channel') channel.base ??= value.trim();
    if (!item) return;
    const isDirect = path.at(-1) === 'item';
    if (name === 'item') {
      ready.push(item);
      item = undefined;
    } else if (name === 'category' && isDirect) item.terms.push({ ...term, name: value.trim() });
    else if (name === 'wp:meta_key') metaKey = value.trim();
    else if (name === 'wp:meta_value' && META.test(metaKey)) item.meta.set(metaKey, value);
    else if (name === 'wp:comment_approved' && value.trim() === '1') item.comments += 1;
    else if (isDirect) item.texts.set(name, value);
  };
  parser.onerror = ({ message }) => {
    // `&` that stands for itself, or a name of HTML: kept as it is written.
    if (/^Invalid character (?:entity|in entity name)/.test(message)) return void parser.resume();
    const place = message.split('\n').map((line) => line.toLowerCase().replace(': ', ' '));
    if (path[0] !== 'rss') throw new Error(`${file} is no WordPress export (WXR).`);
    throw new Error(`${file} is damaged: ${place.join(', ')}.`);
  };
  let isBegun = false;
  for (const part of decodeFile(file)) {
    // A server may have put its warnings before.
    parser.write(isBegun ? part : part.replace(/^[\s\S]*?(?=<\?xml|<rss\b|$)/, ''));
    isBegun = true;
    yield* ready.splice(0);
  }
  if (path.length > 0) {
    throw new Error(`${file} ends in the middle, in line ${parser.line + 1}. Export it again.`);
  }
  if (!isExport) throw new Error(`${file} is no WordPress export (WXR).`);
}
