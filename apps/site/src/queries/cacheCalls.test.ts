import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** Where keys and calls of the query cache belong. */
const OWNERS = /^(queries|startup)\//;
const CACHE_CALLS =
  /\b(queryKey|mutationKey|queryFn|mutationFn|useQueryClient|getQueryData|setQueryData|fetchQuery|prefetchQuery|invalidateQueries|refetchQueries|removeQueries|resetQueries|cancelQueries)\b/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  .filter((path) => !OWNERS.test(path));

test('keys and calls of the query cache are in queries/ alone', () => {
  expect(files.length).toBeGreaterThan(30);
  const users = files.filter((path) => CACHE_CALLS.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(users).toEqual([]);
});
