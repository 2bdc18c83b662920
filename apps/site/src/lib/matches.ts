import type { ListedPost } from '@agency/model/listed';
import { excerptOf } from '@agency/model/listedWords';
import { plainText } from '@agency/model/markdown/plainText';
import { containsWords, foldText } from '@agency/model/search';
import type { ListFilter } from './backend/listFilter';

const folded = new WeakMap<object, string>();

/** What is searched of a row: its texts, folded once and kept as long as the row. */
export function foldedText<Row extends object>(
  row: Row,
  texts: (row: Row) => (string | null | undefined)[],
): string {
  const text = folded.get(row) ?? foldText(texts(row).join('\n'));
  folded.set(row, text);
  return text;
}

/** Whether a post has the tag and, in title, excerpt, text or tags, all the words. */
export const matchesPost = (post: ListedPost, { tag, words }: ListFilter): boolean =>
  (tag === undefined || post.tags.includes(tag)) &&
  (words.length === 0 ||
    containsWords(
      foldedText(post, (it) => [it.title, excerptOf(it), plainText(it.content ?? ''), ...it.tags]),
      words,
    ));

export const containsAll = (text: string, words: readonly string[]): boolean =>
  containsWords(foldText(text), words);

/** The first entries, those first that have all words in their titles. */
export function bestFirst<Entry extends { title: string }>(
  entries: readonly Entry[],
  words: readonly string[],
  most: number,
): Entry[] {
  const titled = entries.filter(({ title }) => containsAll(title, words));
  return [...titled, ...entries.filter((entry) => !titled.includes(entry))].slice(0, most);
}
