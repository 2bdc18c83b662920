// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaQuery } from './useMediaQuery';

const NARROW = '(max-width: 767px)';
const WIDE = '(min-width: 1440px)';

const { happyDOM } = window as unknown as Window;
const resize = (width: number) => act(() => happyDOM.setViewport({ width }));

afterEach(cleanup);

test.each([true, false])('whether it matches is known at once: %s', (matches) => {
  resize(matches ? 500 : 1000);
  expect(renderHook(() => useMediaQuery(NARROW, !matches)).result.current).toBe(matches);
});

test('changes are followed both ways', () => {
  resize(1000);
  const { result } = renderHook(() => useMediaQuery(NARROW, false));
  resize(500);
  expect(result.current).toBe(true);
  resize(1000);
  expect(result.current).toBe(false);
});

test('another query is followed instead of the first one', () => {
  resize(500);
  const { result, rerender } = renderHook((query) => useMediaQuery(query, false), {
    initialProps: NARROW,
  });
  expect(result.current).toBe(true);
  rerender(WIDE);
  expect(result.current).toBe(false);
  resize(1500);
  expect(result.current).toBe(true);
});

test('it listens once, until the component unmounts', () => {
  const lists = Object.getPrototypeOf(window.matchMedia(NARROW));
  const added = vi.spyOn(lists, 'addEventListener');
  const removed = vi.spyOn(lists, 'removeEventListener');
  const { rerender, unmount } = renderHook(() => useMediaQuery(NARROW, false));
  rerender();
  expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([1, 0]);
  unmount();
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test.each([true, false])('markup made without a screen takes the given answer: %s', (given) => {
  resize(given ? 1000 : 500);
  const Shown = () => String(useMediaQuery(NARROW, given));
  expect(renderToString(<Shown />)).toBe(String(given));
});
