// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { vars } from './tokens/theme.css';

const SOURCE = import.meta.dirname;
const SITE = join(SOURCE, '../../../apps/site/src');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter(
  (file) => !/^tokens\/|\.(test|stories)\.tsx?$/.test(file),
);
const stylesheets = sources.filter((file) => file.endsWith('.css.ts'));

const RAW_COLOR_OR_LAYER =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lch|lab|color)\(|zIndex: ?['"\d]/i;
/** A zero may have a unit, which `max()` needs. */
const RAW_LENGTH = /['"`\s(-](?!0px)[\d.]+(?:rem|px)\b/;

/** A scroll offset in CSS px, as the scroll position is given. */
const EXCEPTIONS = /^const OPAQUE_RANGE = /;

/** The lines of code in which a pattern occurs, without comments. */
const linesWith = (pattern: RegExp, file: string) =>
  read(file)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line));

test.each(sources)('%s takes colours and layers from tokens', (file) => {
  expect(linesWith(RAW_COLOR_OR_LAYER, file)).toEqual([]);
});

test.each(stylesheets)('%s takes lengths from tokens and the 4 px grid', (file) => {
  const lines = linesWith(RAW_LENGTH, file).filter((line) => !EXCEPTIONS.test(line));
  expect(lines).toEqual([]);
});

test.each([
  [RAW_COLOR_OR_LAYER, 'color: "#fff"'],
  [RAW_COLOR_OR_LAYER, "background: 'rgb(0 0 0)'"],
  [RAW_COLOR_OR_LAYER, 'zIndex: 3'],
  [RAW_COLOR_OR_LAYER, "outline: '1px solid #B0202C'"],
  [RAW_LENGTH, "width: '2.75rem'"],
  [RAW_LENGTH, "insetInlineEnd: '-16rem'"],
  [RAW_LENGTH, "width: 'min(26rem, 100%)'"],
  [RAW_LENGTH, 'border: `1.5px solid transparent`'],
])('the pattern %s finds %s', (pattern, line) => {
  expect(line).toMatch(pattern);
});

describe('every token is used', () => {
  const code = [
    ...sources.filter((file) => !file.startsWith('docs/')).map(read),
    ...globSync('tokens/*.ts', { cwd: SOURCE }).map(read),
    ...globSync('**/*.{ts,tsx}', { cwd: SITE }).map((file) =>
      readFileSync(join(SITE, file), 'utf8'),
    ),
  ].join('\n');
  /** Groups that a component takes whole: each of their names is a value of its prop. */
  const WHOLE = ['space'];

  const pathsOf = (tree: object, path: string): string[] =>
    Object.entries(tree).flatMap(([name, value]: [string, string | object]) =>
      typeof value === 'string' ? [`${path}.${name}`] : pathsOf(value, `${path}.${name}`),
    );
  const paths = Object.entries(vars)
    .filter(([group]) => !WHOLE.includes(group))
    .flatMap(([group, tree]) => pathsOf(tree, `vars.${group}`));

  test.each(paths)('%s', (path) => {
    expect(code).toMatch(new RegExp(`${path.replaceAll('.', String.raw`\.`)}\\b`));
  });
});

// A finger leaves `:hover` on what it pressed last.
test.each(stylesheets)('%s has a look for a pointer only where one can hover', (file) => {
  expect(read(file).replace(/overed\((?:[^()]|\([^()]*\))*\)/g, '')).not.toContain(':hover');
});
