// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInView } from './useInView';

/** Tells what a test reports, where browsers tell what they see. */
class Observer {
  static all: Observer[] = [];
  readonly watched = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;

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

  report(isIntersecting: boolean) {
    const entries = [...this.watched].map((target) => ({ target, isIntersecting }));
    if (entries.length > 0) this.callback(entries as IntersectionObserverEntry[], this as never);
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
const watching = (options: Parameters<typeof useInView>[1], watched: Element | null = element) => {
  const ref = { current: watched };
  return renderHook(() => useInView(ref, options));
};
const report = (isInView: boolean) =>
  act(() => {
    for (const observer of Observer.all) observer.report(isInView);
  });
const watched = () => Observer.all.flatMap((observer) => [...observer.watched]);

test('an element that has been in view stays so, and the observing ends', () => {
  const { result, rerender } = watching({ threshold: 0.3 });
  report(false);
  expect(result.current).toBe(false);
  report(true);
  rerender();
  report(false);
  expect(result.current).toBe(true);
  expect(watched()).toEqual([]);
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
  expect(Observer.all.map((observer) => observer.options)).toEqual([asked]);
});

test('it is observed by one observer until it is gone', () => {
  const { rerender, unmount } = watching({ threshold: 0.1 });
  rerender();
  expect([Observer.all.length, watched()]).toEqual([1, [element]]);
  unmount();
  expect(watched()).toEqual([]);
});

test('without an element nothing happens', () => {
  expect(watching({ threshold: 0.1 }, null).result.current).toBe(false);
  expect(Observer.all).toEqual([]);
});
