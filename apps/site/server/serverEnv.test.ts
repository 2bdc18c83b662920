import { expect, test } from 'vitest';
import { parseServerEnv } from './serverEnv';

test.each([
  [{}, undefined, false],
  [{ PORT: '', SUPABASE_DB: '' }, undefined, false],
  [{ PORT: '1' }, 1, false],
  [{ PORT: '65535', SUPABASE_DB: 'memory' }, 65_535, true],
])('%j is port %s, memory: %s', (raw, port, memory) => {
  expect(parseServerEnv(raw)).toEqual({ port, memory });
});

test.each(['0', '65536', '80.5', '5173x', ' '])('PORT=%s is refused by name', (text) => {
  expect(() => parseServerEnv({ PORT: text })).toThrow(
    `PORT must be a whole number from 1 to 65535, not "${text}".`,
  );
});

test.each(['Memory', './data'])('SUPABASE_DB=%s is refused by name', (text) => {
  expect(() => parseServerEnv({ SUPABASE_DB: text })).toThrow(
    `SUPABASE_DB must be "memory" or absent, not "${text}".`,
  );
});
