import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseTags } from '@agency/model/fields';
import { site } from '../../site/src/content/site.ts';
import { type ContentTable, POSTS } from './contentTables.ts';
import { wholeText } from './decodeFile.ts';
import { type Fields, frontMatter } from './frontMatter.ts';
import type { Candidate, LeftOut, PassedOver, Total } from './importEntries.ts';
import { parseDate } from './parseDate.ts';
import { staticSitePost } from './staticSitePost.ts';
import { usableSlug } from './toCandidate.ts';
import { uuidOf } from './uuidOf.ts';

const TEXTS = /\.(?:md|markdown|mdx)$/i;
const JEKYLL = /(?:^|\/)_(?:posts|drafts)\//;
/** Folders of programs, in which no posts lie. */
const IGNORED =
  /(?:^|\/)(\.[^/]+|node_modules|_site|public|dist|themes|vendor|archetypes|layouts|_layouts|_includes|import-report)\//;

/**
 * The entries of an exported folder, or the posts of a static blog (Jekyll, Hugo, Astro), one file at a time.
 * @param base URL of the old site
 */
export function* readMarkdownFolder(
  folder: string,
  tables: readonly ContentTable[],
  base?: string,
): Generator<Candidate | LeftOut | PassedOver | Total> {
  const { files, links } = filesIn(folder);
  const read = files.filter((file) => TEXTS.test(file) && !isIgnored(file));
  // Jekyll's posts lie in a folder of their own; other files are pages.
  const isJekyll = read.some((file) => JEKYLL.test(file));
  yield { total: read.length };
  for (const source of read) {
    const isPage = isJekyll && !JEKYLL.test(source);
    yield isPage ? { passedOver: 'pages', count: 1 } : readFile(folder, source, tables, base);
  }
  const others = Map.groupBy(
    files.filter((file) => !read.includes(file)),
    (file) =>
      isIgnored(file)
        ? `files in ${IGNORED.exec(file)?.[1]}`
        : `files ${extname(file) || 'without an ending'}`,
  );
  for (const [passedOver, { length }] of others) yield { passedOver, count: length };
  if (links > 0) yield { passedOver: 'links to other files', count: links };
}

/** Files in their order, without what lies elsewhere: links may lead in circles. */
function filesIn(folder: string, within = ''): { files: string[]; links: number } {
  const found = { files: [] as string[], links: 0 };
  for (const entry of readdirSync(join(folder, within), { withFileTypes: true })) {
    const name = `${within}${entry.name}`;
    if (entry.isFile()) found.files.push(name);
    else if (entry.isSymbolicLink()) found.links += 1;
    else if (entry.isDirectory()) {
      const inside = filesIn(folder, `${name}/`);
      found.files.push(...inside.files);
      found.links += inside.links;
    }
  }
  found.files.sort();
  return found;
}

const isIgnored = (file: string) => IGNORED.test(file);

function readFile(
  folder: string,
  source: string,
  tables: readonly ContentTable[],
  base: string | undefined,
): Candidate | LeftOut | PassedOver {
  try {
    const { fields, body } = frontMatter(wholeText(join(folder, source)));
    const table = tables.find((each) => dirname(source) === each.folder);
    const isOwn = table && ('id' in fields || 'created_at' in fields);
    return isOwn
      ? ownEntry(table, source, fields, body)
      : staticSitePost(source, fields, body, base);
  } catch (error) {
    return { source, skipped: String((error as Error).message.split('\n')[0]) };
  }
}

/** An entry as an export writes it, or someone by hand. Its text is the site's own Markdown already. */
function ownEntry(table: ContentTable, source: string, fields: Fields, body: string): Candidate {
  const row: Fields & { id: string } = {
    ...fields,
    id: String(fields.id ?? uuidOf(source)),
    [table.text]: body,
  };
  for (const column of ['created_at', 'updated_at']) {
    const date = row[column];
    if (date != null && !parseDate(String(date), site.timeZone))
      throw new Error(`Its date is none: ${date}.`);
  }
  if (table !== POSTS) return { table, source, row };
  if (typeof row.title !== 'string') throw new Error('It has no title.');
  if (typeof row.tags === 'string') row.tags = parseTags(row.tags);
  if (fields.id === undefined || typeof row.slug !== 'string')
    row.slug = usableSlug(String(row.slug ?? ''), row.title);
  return { table, source, row };
}
