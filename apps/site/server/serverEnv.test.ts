import { expect, test } from 'vitest';
import { parseServerEnv } from './serverEnv';

test.each([
  ['absent', {}],
  ['empty', { PORT: '', SUPABASE_DB: '' }],
])('each server has its own port and the data folder (variables %s)', (_, raw) => {
  expect(parseServerEnv(raw)).toEqual({ port: undefined, memory: false });
});

test.each([
  ['1', 1],
  ['4173', 4173],
  ['65535', 65_535],
])('PORT=%s is port %i', (text, port) => {
  expect(parseServerEnv({ PORT: text })).toEqual({ port, memory: false });
});

test('SUPABASE_DB=memory is a throw-away database', () => {
  expect(parseServerEnv({ SUPABASE_DB: 'memory' })).toEqual({ port: undefined, memory: true });
});

test.each(['0', '-1', '65536', '80.5', 'http', '5173x', ' ', 'Infinity'])(
  'PORT=%s is refused by name',
  (text) => {
    expect(() => parseServerEnv({ PORT: text })).toThrow(
      `PORT must be a whole number from 1 to 65535, not "${text}".`,
    );
  },
);

test.each(['Memory', 'memory ', 'true', './data'])('SUPABASE_DB=%s is refused by name', (text) => {
  expect(() => parseServerEnv({ SUPABASE_DB: text })).toThrow(
    `SUPABASE_DB must be "memory" or absent, not "${text}".`,
  );
});
