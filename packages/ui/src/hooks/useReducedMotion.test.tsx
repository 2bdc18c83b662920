// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { stubReducedMotion } from '../../testing/motionForTests';
import { useReducedMotion } from './useReducedMotion';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([true, false])('the preference is read at once: %s', (reduced) => {
  stubReducedMotion(reduced);
  expect(renderHook(useReducedMotion).result.current).toBe(reduced);
});

test('a change of the preference is followed', () => {
  const preference = stubReducedMotion(false);
  const { result } = renderHook(useReducedMotion);
  act(() => preference.change(true));
  expect(result.current).toBe(true);
  act(() => preference.change(false));
  expect(result.current).toBe(false);
});

test('the listener is removed when the component unmounts', () => {
  const preference = stubReducedMotion(false);
  const { unmount } = renderHook(useReducedMotion);
  expect(preference.listeners()).toBe(1);
  unmount();
  expect(preference.listeners()).toBe(0);
});

test('markup made without a browser assumes stillness', () => {
  stubReducedMotion(false);
  const Shown = () => String(useReducedMotion());
  expect(renderToString(<Shown />)).toBe('true');
});
