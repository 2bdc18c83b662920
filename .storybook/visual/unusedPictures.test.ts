import { describe, expect, test } from 'vitest';
import { unusedPictures } from './unusedPictures.ts';

const existing = [
  'patterns-card/default.dark',
  'patterns-card/default.light',
  'patterns-card/long.light',
];

describe('pictures that no story takes any more', () => {
  test('are those of a story that is gone', () => {
    const ran = { complete: true, stories: [{ id: 'patterns-card--default', passed: true }] };
    expect(unusedPictures({ existing, taken: existing.slice(0, 2), ran })).toEqual([
      'patterns-card/long.light',
    ]);
  });

  test('are those of a mode that a story left', () => {
    const ran = { complete: true, stories: [{ id: 'patterns-card--default', passed: true }] };
    const taken = ['patterns-card/default.light'];
    expect(unusedPictures({ existing: existing.slice(0, 2), taken, ran })).toEqual([
      'patterns-card/default.dark',
    ]);
  });

  test('are not those of a story that failed or was skipped', () => {
    const stories = [
      { id: 'patterns-card--default', passed: true },
      { id: 'patterns-card--long', passed: false },
    ];
    const ran = { complete: true, stories };
    expect(unusedPictures({ existing, taken: existing.slice(0, 2), ran })).toEqual([]);
  });

  test('are not reported by an incomplete run', () => {
    expect(unusedPictures({ existing, taken: [], ran: { complete: false, stories: [] } })).toEqual(
      [],
    );
  });
});
