import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Keys of the query cache, and calls to it. */
const CACHE_CALLS =
  /\b(?:(?:query|mutation)(?:Key|Fn)|useQueryClient|(?:get|set|ensure)Quer(?:y|ies)Data|(?:fetch|prefetch)(?:Infinite)?Query|(?:invalidate|refetch|remove|reset|cancel)Queries)\b/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const isSource = (file: string) => !/\.(?:test|stories|css)\.tsx?$/.test(file);

/** `file:line` of each line of these files that the pattern finds. */
function found(candidates: readonly string[], pattern: RegExp): string[] {
  return candidates.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

describe('the conventions', () => {
  test('no import climbs three levels', () => {
    expect(found(files, /(?:from|import\() ?'(?:\.\.\/){3}/)).toEqual([]);
  });

  test('no file re-exports others only to shorten their addresses', () => {
    expect(files.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  test('no module is imported for its side effects, but the styles of every page', () => {
    const sources = files.filter(
      (file) => /^(?:packages|apps)\/\w+\/src\//.test(file) && isSource(file),
    );
    expect(found(sources, /^import '(?!.*\.css')/)).toEqual([]);
  });

  test('keys are read by pressedKey alone, which knows input methods and layouts', () => {
    const sources = files.filter(
      (file) => /^(?:packages\/ui|apps\/site)\/src\//.test(file) && isSource(file),
    );
    const reads = /\bevent\.(?:key|code|keyCode)\b|\{[^}]*\bkey\b[^}]*\}: (?:React)?KeyboardEvent/;
    expect(found(sources, reads)).toEqual([]);
  });

  test('numbers and dates are formatted in one place each', () => {
    const sources = files.filter(
      (file) => /^(?:packages|apps)\/\w+\/src\//.test(file) && isSource(file),
    );
    const formatting = (call: RegExp) => sources.filter((file) => call.test(read(file)));
    expect(formatting(/NumberFormat|toLocaleString/)).toEqual([
      'packages/model/src/text/formatNumber.ts',
    ]);
    expect(formatting(/DateTimeFormat|toLocale(Date|Time)String/)).toEqual([
      'packages/ui/src/patterns/formatDate.ts',
    ]);
  });

  test('every stylesheet belongs to one component, which alone uses its classes', () => {
    const folders = /^packages\/ui\/src\/(?:primitives|patterns|sections|admin)\//;
    const styles = files.filter((file) => folders.test(file) && file.endsWith('.css.ts'));
    const orphans = styles.filter((file) => !files.includes(file.replace('.css.ts', '.tsx')));
    const borrowed = files.filter(isSource).flatMap((file) =>
      [...read(file).matchAll(/from '(\.[^']*)\.css'/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => folders.test(path) && `${path}.tsx` !== file)
        .map((path) => `${file} uses ${basename(path)}.css.ts`),
    );
    expect([...orphans, ...borrowed]).toEqual([]);
  });

  test('no component or hook of a feature names a key of the query cache, or calls it', () => {
    const rendering = files.filter(
      (file) =>
        /^apps\/site\/src\/features\/.*(?:\.tsx|\/use(?!Session)\w+\.ts)$/.test(file) &&
        isSource(file),
    );
    expect(rendering.length).toBeGreaterThan(5);
    expect(found(rendering, CACHE_CALLS)).toEqual([]);
  });
});
