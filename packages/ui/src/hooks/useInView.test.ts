// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInView } from './useInView';

/** What each observer is made with. */
let made: ConstructorParameters<typeof IntersectionObserver>[];
let watched: Element[];

beforeEach(() => {
  made = [];
  watched = [];
  const observer = { observe: (it: Element) => watched.push(it), disconnect: () => (watched = []) };
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function make(...given: (typeof made)[number]) {
      made.push(given);
      return observer;
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const element = document.createElement('p');
const watching = (options: Parameters<typeof useInView>[1], watched: Element | null = element) => {
  const ref = { current: watched };
  return renderHook(() => useInView(ref, options));
};
const report = (isIntersecting: boolean) =>
  act(() => {
    const entries = watched.map((target) => ({ target, isIntersecting }));
    if (entries.length > 0) made.at(-1)?.[0](entries as never, undefined as never);
  });

test('an element that has been in view stays so, and the observing ends', () => {
  const { result, rerender } = watching({ threshold: 0.3 });
  report(false);
  expect(result.current).toBe(false);
  report(true);
  rerender();
  report(false);
  expect(result.current).toBe(true);
  expect(watched).toEqual([]);
});

test('it is followed where that is asked for', () => {
  const { result } = watching({ once: false });
  for (const isInView of [true, false, true]) {
    report(isInView);
    expect(result.current).toBe(isInView);
  }
});

test.each([
  [{}, { threshold: 0, rootMargin: '0px' }],
  [{ threshold: 0.3 }, { threshold: 0.3, rootMargin: '0px' }],
  [{ rootMargin: '0px 0px -50px' }, { threshold: 0, rootMargin: '0px 0px -50px' }],
])('with %j the browser is asked for %j', (options, asked) => {
  watching(options);
  expect(made.map(([, given]) => given)).toEqual([asked]);
});

test('it is observed by one observer until it is gone', () => {
  const { rerender, unmount } = watching({ threshold: 0.1 });
  rerender();
  expect([made.length, watched]).toEqual([1, [element]]);
  unmount();
  expect(watched).toEqual([]);
});

test('without an element nothing happens', () => {
  expect(watching({ threshold: 0.1 }, null).result.current).toBe(false);
  expect(made).toEqual([]);
});
