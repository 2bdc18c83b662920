import { foldText } from '@agency/model/search';
import { bucketOf } from '../src/queries/publishedFiles.ts';
import { prefixOf, type SearchFile, tagToken, tokensOf } from '../src/queries/publishedSearch.ts';

/** Most characters of a file, on average. */
const FILE_LENGTH = 16_000;

/**
 * An inverted index: the entries that have a word, in files by the beginnings of words.
 * @param entries oldest first; their texts are those that the database searches
 */
export function searchFiles(
  entries: readonly { texts: readonly string[]; tags: readonly string[] }[],
): SearchFile[] {
  const numbers = new Map<string, number[]>();
  for (const [number, { texts, tags }] of entries.entries()) {
    const words = tokensOf(foldText([...texts, ...tags].join('\n')));
    const tokens = new Set([
      ...words,
      // A search for one letter finds what begins with it.
      ...words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)),
      ...tags.map(tagToken),
    ]);
    for (const token of tokens) {
      const known = numbers.get(token);
      if (known) known.push(number);
      else numbers.set(token, [number]);
    }
  }
  const listed = [...numbers].map(([token, all]) => ({
    token,
    distances: all.map((number, place) => number - (all[place - 1] ?? -1)),
  }));
  const length = listed.reduce(
    (sum, { token, distances }) => sum + token.length + 3 * distances.length,
    0,
  );
  const count = 2 ** Math.max(Math.ceil(Math.log2(length / FILE_LENGTH)), 0);
  const files: SearchFile[] = Array.from({ length: count }, () => ({}));
  for (const { token, distances } of listed) {
    const file = files[bucketOf(prefixOf(token), count)];
    if (file) file[token] = distances;
  }
  return files;
}
