// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCountUp } from './useCountUp';

const FRAME = 16;
const TARGET = 440;
const DURATION = 2500;

const { happyDOM } = window as unknown as Window;
function preferMotion(preference: 'no-preference' | 'reduce') {
  happyDOM.settings.device.prefersReducedMotion = preference;
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion('no-preference');
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const counting = (started: boolean) =>
  renderHook((props) => useCountUp(TARGET, DURATION, props.started), { initialProps: { started } });

test('begins at 0 when it is started, grows in whole numbers, ever more slowly, and ends at the target', () => {
  const { result, rerender } = counting(false);
  pass(2 * DURATION);
  expect(result.current).toBe(0);
  rerender({ started: true });
  const seen = [result.current];
  for (let time = 0; time <= DURATION; time += FRAME) {
    pass(FRAME);
    rerender({ started: true });
    seen.push(result.current);
  }
  expect([seen[0], seen.at(-1), vi.getTimerCount()]).toEqual([0, TARGET, 0]);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.every(Number.isInteger)).toBe(true);
  const half = seen[Math.floor(seen.length / 2)];
  expect(half).toBeGreaterThan(0.8 * TARGET);
  expect(half).toBeLessThan(TARGET);
});

test('gives way to the target as soon as the visitor asks for stillness', () => {
  const { result } = counting(true);
  pass(500);
  expect(result.current).toBeLessThan(TARGET);
  act(() => preferMotion('reduce'));
  expect([result.current, vi.getTimerCount()]).toEqual([TARGET, 0]);
});

test('with reduced motion the target is there at once', () => {
  preferMotion('reduce');
  expect(counting(false).result.current).toBe(TARGET);
});
