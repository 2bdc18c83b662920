// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScrolledPast } from './useScrolledPast';

test('a page whose body a dialog holds in place, as on iOS, is scrolled as far as the body is moved', () => {
  document.body.getBoundingClientRect = () => new DOMRect(0, -50.5);
  expect(renderHook(() => useScrolledPast(50)).result.current).toBe(true);
});
