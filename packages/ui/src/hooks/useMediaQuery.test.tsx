// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useMediaQuery } from './useMediaQuery';

const NARROW = '(max-width: 767px)';

const { happyDOM } = window as unknown as Window;
const resize = (width: number) => act(() => happyDOM.setViewport({ width }));

test('whether it matches is known at once, and changes are followed', () => {
  resize(1000);
  const { result } = renderHook(() => useMediaQuery(NARROW, true));
  expect(result.current).toBe(false);
  resize(500);
  expect(result.current).toBe(true);
  resize(1000);
  expect(result.current).toBe(false);
});

test('an old browser, whose answer cannot be followed, gives the one of the moment', () => {
  resize(500);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(renderHook(() => useMediaQuery(NARROW, false)).result.current).toBe(true);
});

test.each([true, false])('markup made without a screen takes the given answer: %s', (given) => {
  resize(given ? 1000 : 500);
  const Shown = () => String(useMediaQuery(NARROW, given));
  expect(renderToString(<Shown />)).toBe(String(given));
});
