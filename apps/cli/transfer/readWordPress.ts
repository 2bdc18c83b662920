import { createReadStream } from 'node:fs';
import sax from 'sax';
import { toCandidate } from './foreignPost.ts';
import type { Candidate, LeftOut } from './importEntries.ts';

/** The parts of an `<item>` that matter, by the names of their elements. */
interface Item {
  [element: string]: string | string[] | Map<string, string> | undefined;
  tags: string[];
  meta: Map<string, string>;
}

interface Channel {
  base: string | undefined;
  items: AsyncIterable<Item>;
}

/**
 * The published posts of a WordPress export (WXR). The file is read twice, element by element: first
 * for the URLs of pictures, which are items of their own.
 * @throws Error when it is no such file
 */
export async function* readWordPress(file: string): AsyncGenerator<Candidate | LeftOut> {
  const pictures = new Map<string, string>();
  for await (const item of readChannel(file).items) {
    if (textOf(item, 'wp:post_type') !== 'attachment') continue;
    pictures.set(textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url'));
  }
  const channel = readChannel(file);
  for await (const item of channel.items) yield toPost(item, channel.base, pictures);
}

function toPost(
  item: Item,
  base: string | undefined,
  pictures: ReadonlyMap<string, string>,
): Candidate | LeftOut {
  const text = (element: string) => textOf(item, element);
  const source = text('link') || text('guid') || text('title');
  const type = text('wp:post_type');
  const status = text('wp:status');
  if (type !== 'post') return { source, skipped: `Not a post: ${type || 'unknown'}.` };
  if (status !== 'publish') return { source, skipped: `Not published: ${status}.` };
  if (text('wp:post_password')) return { source, skipped: 'Protected by a password.' };
  return toCandidate({
    key: `wordpress ${text('guid') || source}`,
    title: text('title'),
    slug: text('wp:post_name'),
    html: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    tags: item.tags,
    picture: pictures.get(item.meta.get('_thumbnail_id') ?? ''),
    published: dateOf(text('wp:post_date_gmt')) || text('pubDate'),
    updated: dateOf(text('wp:post_modified_gmt')) || undefined,
    url: source,
    base: base ?? source,
  });
}

const textOf = (item: Item, element: string): string => {
  const value = item[element];
  return typeof value === 'string' ? value.trim() : '';
};

/** `2024-03-05 12:00:00`, zeros where there is none. */
const dateOf = (text: string): string => (/^[1-9]/.test(text) ? `${text.replace(' ', 'T')}Z` : '');

function readChannel(file: string): Channel {
  const channel: Channel = { base: undefined, items: readItems() };
  return channel;

  async function* readItems(): AsyncGenerator<Item> {
    const parser = sax.parser(true, {});
    const path: string[] = [];
    const ready: Item[] = [];
    let item: Item | undefined;
    let text = '';
    let metaKey = '';
    let broken: Error | undefined;
    parser.onopentag = ({ name }) => {
      path.push(name);
      text = '';
      if (name === 'item') item = { tags: [], meta: new Map() };
    };
    const add = (part: string) => {
      text += part;
    };
    parser.ontext = add;
    parser.oncdata = add;
    parser.onclosetag = (name) => {
      path.pop();
      if (name === 'item' && item) {
        ready.push(item);
        item = undefined;
      } else if (name === 'wp:base_blog_url' && !item) channel.base = text.trim();
      else if (item) {
        if (name === 'category') item.tags.push(text.trim());
        else if (name === 'wp:meta_key') metaKey = text.trim();
        else if (name === 'wp:meta_value') item.meta.set(metaKey, text.trim());
        else if (path.at(-1) === 'item') item[name] = text;
      }
      text = '';
    };
    parser.onerror = (error) => {
      broken ??= error;
      parser.resume();
    };
    let root = false;
    for await (const chunk of createReadStream(file, 'utf8')) {
      root ||= String(chunk).includes('<rss');
      if (!root) throw new Error(`${file} is no WordPress export (WXR).`);
      parser.write(String(chunk));
      if (broken) throw new Error(`${file} is damaged: ${broken.message.replaceAll('\n', ', ')}.`);
      yield* ready.splice(0);
    }
    if (path.length > 0) throw new Error(`${file} ends in the middle. Export it again.`);
  }
}
