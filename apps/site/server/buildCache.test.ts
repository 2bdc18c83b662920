import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, openBuildCache, pruneBuildCache } from './buildCache';

const KEY = hashOf('a key');
const RESULT = [Buffer.from('தமிழ் 🙂'), Buffer.alloc(0), Buffer.from([0, 255, 10])];
const START = new Date('2026-11-22T08:00:00Z');
const hours = (count: number) => new Date(START.getTime() + count * 60 * 60_000);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

/** Keeps a result of 1,000 bytes that was last used at a time. */
function keep(key: string, used: Date): void {
  openBuildCache(folder).write(key, [Buffer.alloc(1000)]);
  utimesSync(fileOf(key), used, used);
}

test('a result is found under its key, and nothing under another', () => {
  const cache = openBuildCache(folder);
  expect(cache.read(KEY)).toBeUndefined();
  cache.write(KEY, RESULT);
  expect(cache.read(KEY)).toEqual(RESULT);
  expect(openBuildCache(folder).read(KEY)).toEqual(RESULT);
  expect(cache.read(hashOf('another key'))).toBeUndefined();
});

test.each([
  ['cut off', (file: string) => truncateSync(file, readFileSync(file).length - 1)],
  ['empty', (file: string) => truncateSync(file, 0)],
  ['longer', (file: string) => appendFileSync(file, 'x')],
  [
    'changed in one bit',
    (file: string) => {
      const content = readFileSync(file);
      content[content.length - 1] = (content.at(-1) ?? 0) ^ 1;
      writeFileSync(file, content);
    },
  ],
])('a file that is %s counts as missing, and is written anew', (_, damage) => {
  const cache = openBuildCache(folder);
  cache.write(KEY, RESULT);
  damage(fileOf(KEY));
  expect(cache.read(KEY)).toBeUndefined();
  cache.write(KEY, RESULT);
  expect(cache.read(KEY)).toEqual(RESULT);
});

test('a folder that cannot be written to leaves the build without a cache', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cache = openBuildCache(join(file, 'below'));
  cache.write(KEY, RESULT);
  expect(cache.read(KEY)).toBeUndefined();
  pruneBuildCache(join(file, 'below'), START);
});

test('what parts a hash is made of matters, not only their text together', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('தமிழ்')).toBe(hashOf(Buffer.from('தமிழ்')));
});

test('what was unused for longest is deleted, what the build used never is', () => {
  const [used, newer, older, oldest] = ['1', '2', '3', '4'].map((name) => hashOf(name)) as [
    string,
    string,
    string,
    string,
  ];
  keep(used, hours(1));
  keep(newer, hours(-1));
  keep(older, hours(-2));
  keep(oldest, hours(-3));
  pruneBuildCache(folder, START, 2500);
  expect([used, newer, older, oldest].map((key) => existsSync(fileOf(key)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  pruneBuildCache(folder, START, 0);
  expect(existsSync(fileOf(used))).toBe(true);
  expect(existsSync(fileOf(newer))).toBe(false);
});

test('reading a result counts as using it', () => {
  keep(KEY, hours(-1));
  openBuildCache(folder).read(KEY);
  pruneBuildCache(folder, START, 0);
  expect(existsSync(fileOf(KEY))).toBe(true);
});

test('what a killed build left half written is deleted, what another writes now is not', () => {
  keep(KEY, hours(1));
  const parts = join(folder, KEY.slice(0, 2));
  for (const [name, used] of [
    ['abandoned', hours(-2)],
    ['being-written', hours(-0.5)],
  ] as const) {
    writeFileSync(join(parts, `${KEY}.${name}`), 'half');
    utimesSync(join(parts, `${KEY}.${name}`), used, used);
  }
  pruneBuildCache(folder, START);
  expect(readdirSync(parts)).toEqual([KEY, `${KEY}.being-written`]);
});
