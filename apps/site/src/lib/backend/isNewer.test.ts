import { expect, test } from 'vitest';
import { isNewer } from './isNewer';

const first = { id: 'a', created_at: '2026-03-05 20:00:00.1+00' };

test('what came later, or in the same moment with a higher id, is newer', () => {
  expect(isNewer({ ...first, created_at: '2026-03-05 20:00:00.102+00' }, first)).toBe(true);
  expect(isNewer({ ...first, id: 'b' }, first)).toBe(true);
  expect(isNewer(first, first)).toBe(false);
  expect(isNewer({ id: 'z', created_at: '2026-03-05 20:00:00+00' }, first)).toBe(false);
});
