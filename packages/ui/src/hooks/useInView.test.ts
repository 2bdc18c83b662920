// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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

const watching = (options: Parameters<typeof useInView>[1]) => {
  const ref = { current: document.createElement('p') };
  return renderHook(() => useInView(ref, options));
};
const report = (isIntersecting: boolean) =>
  act(() => {
    const entries = watched.map((target) => ({ target, isIntersecting }));
    if (entries.length > 0) made?.[0](entries as never, undefined as never);
  });

test('what a browser cannot tell counts as in view', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(watching({}).result.current).toBe(true);
});

test.each<[string, Parameters<typeof useInView>[1], boolean[]]>([
  ['stays so, and the observing ends', { threshold: 0.3 }, [false, true, true]],
  ['is followed where that is asked for', { once: false, rootMargin: '9px' }, [false, true, false]],
])('an element of which enough has been in view %s', (_title, options, expected) => {
  const { result, unmount } = watching(options);
  expect(made?.[1]).toEqual({ threshold: 0, rootMargin: '0px', ...options, once: undefined });
  const seen = [false, true, false].map((isIntersecting) => {
    report(isIntersecting);
    return result.current;
  });
  expect(seen).toEqual(expected);
  expect(watched).toHaveLength(options.once === false ? 1 : 0);
  unmount();
  expect(watched).toEqual([]);
});
