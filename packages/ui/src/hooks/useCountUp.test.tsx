// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubReducedMotion } from '../../testing/motionForTests';
import { useCountUp } from './useCountUp';

const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const counting = (target: number, duration: number, started: boolean) =>
  renderHook((props) => useCountUp(target, duration, props.started), {
    initialProps: { started },
  });

describe.each([
  [440, 2500],
  [15, 2000],
  [99, 1800],
])('%i over %i ms', (target, duration) => {
  beforeEach(() => {
    stubReducedMotion(false);
  });

  test('stands at 0 until it is started', () => {
    const { result } = counting(target, duration, false);
    pass(2 * duration);
    expect(result.current).toBe(0);
  });

  test('starts from 0 and ends at the target when the time is over', () => {
    const { result, rerender } = counting(target, duration, false);
    pass(1000);
    rerender({ started: true });
    expect(result.current).toBe(0);
    pass(duration / 2);
    expect(result.current).toBeLessThan(target);
    pass(duration / 2 + FRAME);
    expect(result.current).toBe(target);
  });

  test('only ever grows, in whole numbers, fast at first and slowly at last', () => {
    const { result } = counting(target, duration, true);
    const seen: number[] = [result.current];
    for (let time = 0; time <= duration; time += FRAME) {
      pass(FRAME);
      seen.push(result.current);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.every(Number.isInteger)).toBe(true);
    const half = seen[Math.floor(seen.length / 2)] ?? 0;
    expect(half).toBeGreaterThan(0.8 * target);
    expect(half).toBeLessThan(target);
  });

  test('counts once only, and asks for no further frame', () => {
    const { result, rerender } = counting(target, duration, true);
    pass(duration / 2);
    const midway = result.current;
    rerender({ started: true });
    expect(result.current).toBe(midway);
    pass(duration / 2 + FRAME);
    rerender({ started: true });
    expect(vi.getTimerCount()).toBe(0);
    pass(duration);
    expect(result.current).toBe(target);
  });

  test('stops when it leaves the page', () => {
    const { unmount } = counting(target, duration, true);
    pass(duration / 2);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([false, true])(
  'with reduced motion the target is there at once (started: %s)',
  (started) => {
    stubReducedMotion(true);
    const { result } = counting(440, 2500, started);
    expect(result.current).toBe(440);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('the target is there as soon as the visitor asks for stillness', () => {
  const preference = stubReducedMotion(false);
  const { result } = counting(440, 2500, true);
  pass(500);
  expect(result.current).toBeLessThan(440);
  act(() => preference.change(true));
  expect(result.current).toBe(440);
  expect(vi.getTimerCount()).toBe(0);
});

test('markup made without a browser holds the target', () => {
  stubReducedMotion(false);
  const Figure = () => useCountUp(440, 2500, false);
  expect(renderToString(<Figure />)).toBe('440');
});
