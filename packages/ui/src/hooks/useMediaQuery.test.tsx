// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMediaQuery } from './useMediaQuery';

const NARROW = '(max-width: 767.98px)';
const WIDE = '(min-width: 1440px)';

let matching: Set<string>;
const listeners = new Map<string, Set<() => void>>();
const listening = (query: string) => listeners.get(query)?.size ?? 0;

beforeEach(() => {
  matching = new Set();
  listeners.clear();
  vi.stubGlobal('matchMedia', (query: string) => {
    const own = listeners.get(query) ?? new Set();
    listeners.set(query, own);
    return {
      get matches() {
        return matching.has(query);
      },
      addEventListener: (_type: 'change', listener: () => void) => own.add(listener),
      removeEventListener: (_type: 'change', listener: () => void) => own.delete(listener),
    };
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function resize(...queries: string[]) {
  act(() => {
    matching = new Set(queries);
    for (const own of listeners.values()) for (const listener of own) listener();
  });
}

test.each([true, false])('whether it matches is known at once: %s', (matches) => {
  if (matches) matching.add(NARROW);
  expect(renderHook(() => useMediaQuery(NARROW, !matches)).result.current).toBe(matches);
});

test('changes are followed both ways', () => {
  const { result } = renderHook(() => useMediaQuery(NARROW, false));
  resize(NARROW);
  expect(result.current).toBe(true);
  resize();
  expect(result.current).toBe(false);
});

test('another query is followed instead of the first one', () => {
  matching.add(WIDE);
  const { result, rerender } = renderHook((query) => useMediaQuery(query, false), {
    initialProps: NARROW,
  });
  expect(result.current).toBe(false);
  rerender(WIDE);
  expect(result.current).toBe(true);
  expect([listening(NARROW), listening(WIDE)]).toEqual([0, 1]);
});

test('it listens once, until the component unmounts', () => {
  const { rerender, unmount } = renderHook(() => useMediaQuery(NARROW, false));
  const [first] = listeners.get(NARROW) ?? [];
  rerender();
  expect([...(listeners.get(NARROW) ?? [])]).toEqual([first]);
  unmount();
  expect(listening(NARROW)).toBe(0);
});

test.each([true, false])('markup made without a screen takes the given answer: %s', (given) => {
  if (!given) matching.add(NARROW);
  const Shown = () => String(useMediaQuery(NARROW, given));
  expect(renderToString(<Shown />)).toBe(String(given));
});
