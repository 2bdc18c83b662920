import { readFileSync } from 'node:fs';
import sax from 'sax';
import { toCandidate } from './foreignPost.ts';
import type { Candidate, LeftOut } from './importEntries.ts';

const PICTURE = '_thumbnail_id';

/** The parts of an `<item>` that matter. */
interface Item {
  /** Texts by the names of their elements, and the id of the picture by that of its field. */
  texts: Map<string, string>;
  tags: string[];
}

/**
 * The published posts of a WordPress export (WXR). The URLs of their pictures are in items of their own.
 * @throws Error when it is no such file
 */
export function* readWordPress(file: string): Generator<Candidate | LeftOut> {
  const { base, items } = parseExport(file);
  const attachments = items.filter((item) => textOf(item, 'wp:post_type') === 'attachment');
  const pictures = new Map(
    attachments.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')]),
  );
  for (const item of items) yield toPost(item, base, pictures);
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
    picture: pictures.get(text(PICTURE)),
    published: dateOf(text('wp:post_date_gmt')) || text('pubDate'),
    updated: dateOf(text('wp:post_modified_gmt')) || undefined,
    url: source,
    base: base ?? source,
  });
}

const textOf = ({ texts }: Item, element: string): string => texts.get(element)?.trim() ?? '';

/** `2024-03-05 12:00:00`, zeros where there is none. */
const dateOf = (text: string): string => (/^[1-9]/.test(text) ? `${text.replace(' ', 'T')}Z` : '');

function parseExport(file: string): { base: string | undefined; items: Item[] } {
  const xml = readFileSync(file, 'utf8');
  if (!xml.includes('<rss')) throw new Error(`${file} is no WordPress export (WXR).`);
  const items: Item[] = [];
  const path: string[] = [];
  let base: string | undefined;
  let text = '';
  let metaKey = '';
  const parser = sax.parser(true, {});
  parser.onopentag = ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'item') items.push({ texts: new Map(), tags: [] });
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.oncdata = parser.ontext;
  parser.onclosetag = (name) => {
    path.pop();
    const item = path.includes('item') ? items.at(-1) : undefined;
    if (name === 'wp:base_blog_url' && !item) base = text.trim();
    else if (name === 'category') item?.tags.push(text.trim());
    else if (name === 'wp:meta_key') metaKey = text.trim();
    else if (name === 'wp:meta_value' && metaKey === PICTURE) item?.texts.set(PICTURE, text);
    else if (path.at(-1) === 'item') item?.texts.set(name, text);
    text = '';
  };
  parser.onerror = ({ message }) => {
    throw new Error(`${file} is damaged: ${message.replaceAll('\n', ', ')}.`);
  };
  parser.write(xml);
  if (path.length > 0) throw new Error(`${file} ends in the middle. Export it again.`);
  return { base, items };
}
