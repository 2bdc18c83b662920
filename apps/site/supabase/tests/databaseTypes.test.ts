import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseTypes, TYPES_FILE } from '../databaseTypes.ts';
import { plainSite } from './support/plainSite.ts';

/** The lockfile brings the program that writes them for this platform only. */
const BROUGHT = process.platform === 'linux' && process.arch === 'x64';

const database = plainSite();

test.runIf(BROUGHT)(
  'the types in the repository are those of the migrations (`pnpm db:types` writes them)',
  async () => {
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await databaseTypes(database.place));
  },
);
