import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strayEnv } from './strayEnv.ts';

test('variables in the root of the repository are named, with the place where they are read', () => {
  const root = mkdtempSync(join(tmpdir(), 'root-'));
  try {
    writeFileSync(join(root, '.environment'), '');
    expect(strayEnv(root)).toBeUndefined();
    writeFileSync(join(root, '.env'), 'VITE_SITE_URL=https://www.example.com');
    writeFileSync(join(root, '.env.local'), '');
    expect(strayEnv(root)).toBe(
      "Not read: .env, .env.local in the root. The site's variables belong in apps/site/.env.local.",
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
