import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { palette } from './palette';

const roles = readFileSync(join(import.meta.dirname, 'roles.ts'), 'utf8');

describe.each(Object.entries<Record<string, string>>(palette.hue))('%s', (name, steps) => {
  test('gets darker with each step', () => {
    const darkness = Object.values(steps).map((color) => contrast(color, '#ffffff'));
    expect(darkness).toEqual(darkness.toSorted((a, b) => a - b));
    expect(new Set(darkness).size).toBe(darkness.length);
  });

  test.each(Object.keys(steps))('has a role for step %s', (step) => {
    expect(roles).toContain(`hue.${name}[${step}]`);
  });
});

test('roles hold no raw colour', () => {
  expect(roles).not.toMatch(/#[\da-f]{3}|rgb|hsl|ok(lch|lab)/i);
});
