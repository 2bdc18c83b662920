import { describe, expect, test } from 'vitest';
import { unusedPictures } from './unusedPictures.ts';

const existing = [
  'patterns-card/default.dark',
  'patterns-card/default.light',
  'patterns-card/long.light',
];

describe('pictures that no story takes any more', () => {
  test('are those of a story that is gone', () => {
    const runs = [{ missed: [], stories: [{ id: 'patterns-card--default', passed: true }] }];
    expect(unusedPictures({ existing, taken: existing.slice(0, 2), runs })).toEqual([
      'patterns-card/long.light',
    ]);
  });

  test('are those of a mode that a story left', () => {
    const runs = [{ missed: [], stories: [{ id: 'patterns-card--default', passed: true }] }];
    const taken = ['patterns-card/default.light'];
    expect(unusedPictures({ existing: existing.slice(0, 2), taken, runs })).toEqual([
      'patterns-card/default.dark',
    ]);
  });

  test('are not those of a story that failed or was skipped', () => {
    const stories = [
      { id: 'patterns-card--default', passed: true },
      { id: 'patterns-card--long', passed: false },
    ];
    const runs = [{ missed: [], stories }];
    expect(unusedPictures({ existing, taken: existing.slice(0, 2), runs })).toEqual([]);
  });

  test('are those that no shard takes, once all shards are there', () => {
    const shards = [
      { missed: ['Link.stories.tsx'], stories: [{ id: 'patterns-card--default', passed: true }] },
      { missed: ['Card.stories.tsx'], stories: [{ id: 'patterns-link--default', passed: true }] },
    ];
    const taken = existing.slice(0, 2);
    expect(unusedPictures({ existing, taken, runs: shards })).toEqual(['patterns-card/long.light']);
    expect(unusedPictures({ existing, taken, runs: shards.slice(1) })).toEqual([]);
  });

  test('are not reported by an incomplete run', () => {
    const runs = [{ missed: ['Card.stories.tsx'], stories: [] }];
    expect(unusedPictures({ existing, taken: [], runs })).toEqual([]);
    expect(unusedPictures({ existing, taken: [], runs: [] })).toEqual([]);
  });
});
