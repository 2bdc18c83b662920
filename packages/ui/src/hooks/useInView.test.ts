// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInView } from './useInView';

/** Tells whether the share of an element that is visible reaches the threshold, as browsers do. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;
  #inside: boolean | undefined;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    Observer.all.push(this);
  }

  observe(element: Element) {
    this.watched.add(element);
  }

  disconnect() {
    this.watched.clear();
  }

  /** Browsers report the first state of an element and then each crossing of the threshold. */
  scrollTo(visibleShare: number) {
    const inside = visibleShare > 0 && visibleShare >= Number(this.options.threshold);
    if (inside === this.#inside) return;
    this.#inside = inside;
    const entries = [...this.watched].map((target) => ({
      target,
      isIntersecting: inside,
      intersectionRatio: visibleShare,
    }));
    if (entries.length > 0) {
      this.callback(entries as unknown as IntersectionObserverEntry[], this as never);
    }
  }
}

beforeEach(() => {
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const element = document.createElement('p');

const watching = (options: Parameters<typeof useInView>[1]) => {
  const ref = { current: element };
  return renderHook(() => useInView(ref, options));
};

const scrollTo = (visibleShare: number) =>
  act(() => {
    for (const observer of Observer.all) observer.scrollTo(visibleShare);
  });

test.each([
  [0.1, 0.09],
  [0.3, 0.29],
])('an element is in view once %d of it shows, not at %d', (threshold, less) => {
  const { result } = watching({ threshold });
  scrollTo(0);
  expect(result.current).toBe(false);
  scrollTo(less);
  expect(result.current).toBe(false);
  scrollTo(threshold);
  expect(result.current).toBe(true);
});

test('an element that shows from the beginning is in view without scrolling', () => {
  const { result } = watching({ threshold: 0.3 });
  scrollTo(1);
  expect(result.current).toBe(true);
});

test('it follows the element where that is asked for', () => {
  const { result } = watching({ once: false });
  for (const share of [0.1, 0, 1]) {
    scrollTo(share);
    expect(result.current).toBe(share > 0);
  }
});

test('it never turns back, and the observing ends', () => {
  const { result, rerender } = watching({ threshold: 0.3 });
  scrollTo(1);
  rerender();
  scrollTo(0);
  expect(result.current).toBe(true);
  expect(Observer.all.flatMap(({ watched }) => [...watched])).toEqual([]);
});

test.each([
  [{ threshold: 0.1, rootMargin: '0px 0px -50px' }, '0px 0px -50px'],
  [{ threshold: 0.3 }, '0px'],
])('the edges of the screen are where %j puts them', (options, rootMargin) => {
  watching(options);
  expect(Observer.all.map((observer) => observer.options)).toEqual([
    { threshold: options.threshold, rootMargin },
  ]);
});

test('a new render does not start over', () => {
  const { rerender } = watching({ threshold: 0.1 });
  rerender();
  rerender();
  expect(Observer.all).toHaveLength(1);
});

test('nothing is observed any more once the element is gone', () => {
  const { unmount } = watching({ threshold: 0.1 });
  expect(Observer.all[0]?.watched).toEqual(new Set([element]));
  unmount();
  expect(Observer.all[0]?.watched).toEqual(new Set());
});

test('without an element nothing happens', () => {
  const ref = { current: null };
  const { result } = renderHook(() => useInView(ref, { threshold: 0.1 }));
  expect(result.current).toBe(false);
  expect(Observer.all).toEqual([]);
});
