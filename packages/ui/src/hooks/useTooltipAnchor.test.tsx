// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTooltipAnchor } from './useTooltipAnchor';

beforeEach(() => {
  vi.useFakeTimers();
  // Longer ago than the tooltip of the test before.
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function tooltip({ off = false, pointerType = 'mouse' } = {}) {
  const around = document.createElement('span');
  around.append(document.createElement('button'));
  const { result } = renderHook(() => useTooltipAnchor(off));
  const event = { currentTarget: around, pointerType } as unknown as PointerEvent;
  return {
    hover: () => act(() => result.current.handlers.onPointerEnter(event)),
    leave: () => act(() => result.current.handlers.onPointerLeave()),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    isOpen: () => result.current.anchor === around.firstElementChild,
  };
}

test('a tooltip opens after 700 ms of hovering and closes when the pointer leaves', () => {
  const { hover, leave, wait, isOpen } = tooltip();
  hover();
  wait(699);
  expect(isOpen()).toBe(false);
  wait(1);
  expect(isOpen()).toBe(true);
  leave();
  expect(isOpen()).toBe(false);
});

test('a pointer that passes by opens none', () => {
  const { hover, leave, wait, isOpen } = tooltip();
  hover();
  wait(600);
  leave();
  wait(700);
  expect(isOpen()).toBe(false);
});

test.each([
  [299, true],
  [300, false],
])('%s ms after one closed, the next opens at once: %s', (pause, atOnce) => {
  const first = tooltip();
  first.hover();
  first.wait(700);
  first.leave();
  first.wait(pause);
  const next = tooltip();
  next.hover();
  expect(next.isOpen()).toBe(atOnce);
});

test.each([{ off: true }, { pointerType: 'touch' }])('none opens with %o', (options) => {
  const { hover, wait, isOpen } = tooltip(options);
  hover();
  wait(700);
  expect(isOpen()).toBe(false);
});
