// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrolledPast } from './useScrolledPast';

/** `scrollY` stays 0, as it does on iOS while a dialog holds the body in place. */
const place = (position: number) => {
  document.body.getBoundingClientRect = () => new DOMRect(0, -position);
};

const scrollTo = (position: number) =>
  act(() => {
    place(position);
    window.dispatchEvent(new Event('scroll'));
  });

afterEach(() => {
  cleanup();
  place(0);
});

test.each([
  [50, false],
  [50.5, true],
])('a page opened at %d px is past 50 px: %s', (position, past) => {
  place(position);
  expect(renderHook(() => useScrolledPast(50)).result.current).toBe(past);
});

test('scrolling down and up again is followed', () => {
  place(0);
  const { result } = renderHook(() => useScrolledPast(50));
  const seen = [50, 51, 300, 50, 0].map((position) => {
    scrollTo(position);
    return result.current;
  });
  expect(seen).toEqual([false, true, true, false, false]);
});

test('the listener is removed when the component unmounts', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const { unmount } = renderHook(() => useScrolledPast(50));
  unmount();
  expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function));
  removed.mockRestore();
});

test('markup made without a browser does not say', () => {
  place(4000);
  const Shown = () => String(useScrolledPast(50));
  expect(renderToString(<Shown />)).toBe('undefined');
});
