import { createHash } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { files, pathOf, textOf } from './builtPages.ts';

const { origin } = inject('site');

test('the policy allows every script and style that a page holds, each by its hash', async () => {
  const answer = await fetch(`${origin}/`, { headers: { connection: 'close' } });
  const policy = Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  let parts = 0;
  for (const file of files) {
    const html = textOf(file);
    // Data is no script.
    const scripts = html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g);
    const styles = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
    for (const [, code] of scripts) {
      expect(policy['script-src'], pathOf(file)).toContain(hash(code));
    }
    for (const [, code] of styles) {
      expect(policy['style-src'], pathOf(file)).toContain(hash(code));
      parts += 1;
    }
  }
  expect(parts).toBeGreaterThan(files.length);
});
