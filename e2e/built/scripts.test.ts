import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, inject, test } from 'vitest';

const FOLDER = join(inject('site').dist, 'assets');
const MOST = 15;

const IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Whether what runs when a module is loaded waits for something. */
function waits(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type = '' } = node as { type?: string };
  if (type === 'AwaitExpression') return true;
  return !/Function/.test(type) && Object.values(node).some(waits);
}

test('scripts of the build are few, wait for nothing and import in no circle', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const codes = new Map(names.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

  // WebKit runs modules that wait, in a graph with circles, before what they import.
  const waiting = [...codes].filter(([name, code]) => waits(parseSync(name, code).program.body));
  expect(waiting.map(([name]) => name)).toEqual([]);
  const reached = (name: string, found = new Set<string>()): Set<string> => {
    for (const [, next = ''] of (codes.get(name) ?? '').matchAll(IMPORT)) {
      if (!found.has(next)) reached(next, found.add(next));
    }
    return found;
  };
  expect(reached(names.find((name) => name.startsWith('lists')) ?? '').size).toBeGreaterThan(0);
  expect(names.filter((name) => reached(name).has(name))).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(MOST);
});
