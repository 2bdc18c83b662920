// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCountUp } from './useCountUp';

const FRAME = 16;

const { happyDOM } = window as unknown as Window;
function preferMotion(preference: 'no-preference' | 'reduce') {
  happyDOM.settings.device.prefersReducedMotion = preference;
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion('no-preference');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const TARGET = 440;
const DURATION = 2500;
const counting = (started: boolean) =>
  renderHook((props) => useCountUp(TARGET, DURATION, props.started), { initialProps: { started } });

describe('counting', () => {
  test('begins at 0 when it is started, and ends at the target when the time is over', () => {
    const { result, rerender } = counting(false);
    pass(2 * DURATION);
    expect(result.current).toBe(0);
    rerender({ started: true });
    expect(result.current).toBe(0);
    pass(DURATION / 2);
    expect(result.current).toBeLessThan(TARGET);
    pass(DURATION / 2 + FRAME);
    expect(result.current).toBe(TARGET);
  });

  test('only ever grows, in whole numbers, fast at first and slowly at last', () => {
    const { result } = counting(true);
    const seen: number[] = [result.current];
    for (let time = 0; time <= DURATION; time += FRAME) {
      pass(FRAME);
      seen.push(result.current);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.every(Number.isInteger)).toBe(true);
    const half = seen[Math.floor(seen.length / 2)] ?? 0;
    expect(half).toBeGreaterThan(0.8 * TARGET);
    expect(half).toBeLessThan(TARGET);
  });

  test('happens once, and asks for no further frame', () => {
    const { result, rerender } = counting(true);
    pass(DURATION / 2);
    const midway = result.current;
    rerender({ started: true });
    expect(result.current).toBe(midway);
    pass(DURATION / 2 + FRAME);
    rerender({ started: true });
    expect([result.current, vi.getTimerCount()]).toEqual([TARGET, 0]);
  });

  test('stops when it leaves the page', () => {
    const { unmount } = counting(true);
    pass(DURATION / 2);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gives way to the target as soon as the visitor asks for stillness', () => {
    const { result } = counting(true);
    pass(500);
    expect(result.current).toBeLessThan(TARGET);
    act(() => preferMotion('reduce'));
    expect([result.current, vi.getTimerCount()]).toEqual([TARGET, 0]);
  });
});

test.each([false, true])(
  'with reduced motion the target is there at once (started: %s)',
  (started) => {
    preferMotion('reduce');
    const { result } = counting(started);
    expect([result.current, vi.getTimerCount()]).toEqual([TARGET, 0]);
  },
);

test('markup made without a browser holds the target', () => {
  const Figure = () => useCountUp(TARGET, DURATION, false);
  expect(renderToString(<Figure />)).toBe(String(TARGET));
});
