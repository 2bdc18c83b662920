// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScrolledPast } from './useScrolledPast';

/** `scrollY` stays 0, as it does on iOS while a dialog holds the body in place. */
const place = (position: number) => {
  document.body.getBoundingClientRect = () => new DOMRect(0, -position);
};

test('scrolling down and up again is followed', () => {
  place(50.5);
  const { result } = renderHook(() => useScrolledPast(50));
  expect(result.current).toBe(true);
  const seen = [50, 51, 300, 50, 0].map((position) => {
    place(position);
    act(() => window.dispatchEvent(new Event('scroll')));
    return result.current;
  });
  expect(seen).toEqual([false, true, true, false, false]);
});
