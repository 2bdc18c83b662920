// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInView } from './useInView';

type Given = ConstructorParameters<typeof IntersectionObserver>;

/** What the last observer was made with. */
let made: Given | undefined;
let watched: Element[] = [];

beforeEach(() => {
  const observer = { observe: (it: Element) => watched.push(it), disconnect: () => (watched = []) };
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function make(...given: Given) {
      made = given;
      return observer;
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const watching = (options: Parameters<typeof useInView>[1]) => {
  const ref = { current: document.createElement('p') };
  return renderHook(() => useInView(ref, options));
};
const report = (isIntersecting: boolean) =>
  act(() => {
    const entries = watched.map((target) => ({ target, isIntersecting }));
    if (entries.length > 0) made?.[0](entries as never, undefined as never);
  });

test('an element of which enough has been in view stays so, and the observing ends', () => {
  const { result, rerender } = watching({ threshold: 0.3 });
  expect(made?.[1]).toEqual({ threshold: 0.3, rootMargin: '0px' });
  report(false);
  expect(result.current).toBe(false);
  report(true);
  rerender();
  report(false);
  expect(result.current).toBe(true);
  expect(watched).toEqual([]);
});

test('it is followed where that is asked for, until it is gone', () => {
  const { result, unmount } = watching({ rootMargin: '0px 0px -50px', once: false });
  expect(made?.[1]).toEqual({ threshold: 0, rootMargin: '0px 0px -50px' });
  for (const isInView of [true, false, true]) {
    report(isInView);
    expect(result.current).toBe(isInView);
  }
  unmount();
  expect(watched).toEqual([]);
});
