import { createHash } from 'node:crypto';
import { toListedPost, toListedProject } from '@agency/model/listed';
import type { CategoryCount } from '@agency/model/project';
import { commonestTags } from '../src/commonestTags.ts';
import { cursorOf } from '../src/queries/cursor.ts';
import { postKind } from '../src/queries/posts.ts';
import { projectKind } from '../src/queries/projects.ts';
import {
  bucketOf,
  PUBLISHED_INDEX,
  type PublishedIndex,
  type PublishedTable,
} from '../src/queries/publishedFiles.ts';
import type { PublishedContent } from '../src/readPublished.ts';
import { ARCHIVE_LINKS, archiveParts } from './archivePages.ts';
import { shownPost, shownProject } from './pageData.ts';
import { searchFiles } from './searchFiles.ts';

/** Where files lie that never change: their names contain a hash of the content. */
const FOLDER = '/assets/published';
/** A bucket holds about so many entries, or characters, whichever are fewer entries. */
const BUCKET = { entries: 16, characters: 64_000 };

interface Entry {
  id: string;
  created_at: string;
  title: string;
  category?: string;
  tags: readonly string[];
}

/**
 * Everything that is published, for browsers that can't reach the backend: ranges of the lists, and
 * buckets of whole entries.
 * @returns the index, and texts by their paths in the built site, the index included
 */
export function publishedFiles({ posts, projects }: PublishedContent): {
  index: PublishedIndex;
  files: ReadonlyMap<string, string>;
} {
  const files = new Map<string, string>();
  const add = (table: string, rows: object): string => {
    const text = JSON.stringify(rows);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${FOLDER}/${table}-${hash}.json`;
    files.set(file, text);
    return file;
  };

  const tableOf = <Whole extends Entry>(
    { table, column }: { table: string; column: string },
    entries: readonly Whole[],
    toListed: (entry: Whole) => Entry,
    textsOf: (entry: Whole) => string[],
  ): PublishedTable => {
    const categories = countCategories(entries);
    const places = new Map(categories.map(({ name }, place) => [name, place]));
    return {
      total: entries.length,
      categories,
      tags: table === postKind.table ? commonestTags(entries) : [],
      ranges: archiveParts(entries, ARCHIVE_LINKS).flatMap((part) =>
        part[0]
          ? {
              ...cursorOf(part[0]),
              file: add(table, part.map(toListed)),
              ...(categories.length > 0 && {
                categories: [
                  ...new Set(part.map(({ category = '' }) => places.get(category) ?? 0)),
                ],
              }),
            }
          : [],
      ),
      buckets: bucketsOf(entries, (entry) => String(entry[column as keyof Whole])).map((bucket) =>
        add(table, bucket),
      ),
      search: searchFiles(
        entries.toReversed().map((entry) => ({ texts: textsOf(entry), tags: entry.tags })),
      ).map((file) => add(table, file)),
    };
  };

  const index: PublishedIndex = {
    blog_posts: tableOf(postKind, posts.map(shownPost), toListedPost, (post) => [
      post.title,
      post.excerpt ?? '',
      post.content,
    ]),
    portfolio: tableOf(projectKind, projects.map(shownProject), toListedProject, (project) => [
      project.title,
      project.category,
      project.description,
    ]),
  };
  files.set(PUBLISHED_INDEX, JSON.stringify(index));
  return { index, files };
}

/** In the order of each category's newest project. */
function countCategories(entries: readonly Entry[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { category } of entries) {
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** A power of two of buckets, so that a few new entries leave the other files as they are. */
function bucketsOf<Whole>(entries: readonly Whole[], nameOf: (entry: Whole) => string): Whole[][] {
  const characters = entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
  const fewest = Math.max(entries.length / BUCKET.entries, characters / BUCKET.characters, 1);
  const most = Math.max(entries.length, 1);
  const buckets: Whole[][] = Array.from(
    { length: 2 ** Math.ceil(Math.log2(Math.min(fewest, most))) },
    () => [],
  );
  for (const entry of entries) buckets[bucketOf(nameOf(entry), buckets.length)]?.push(entry);
  return buckets;
}
