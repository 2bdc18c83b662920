// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useVisibleArea } from './useVisibleArea';

test('an element knows what a keyboard covers, and nothing of a page that is zoomed', () => {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 740, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 740);
  const element = document.createElement('div');
  const covered = () =>
    ['--above-visible', '--below-visible'].map((name) => element.style.getPropertyValue(name));
  renderHook(() => useVisibleArea(element));
  expect(covered()).toEqual(['0px', '0px']);
  const change = (values: Partial<typeof viewport>) => {
    Object.assign(viewport, values).dispatchEvent(new Event('resize'));
    return covered();
  };
  expect(change({ offsetTop: 60, height: 400 })).toEqual(['60px', '280px']);
  expect(change({ height: 200, scale: 2 })).toEqual(['0px', '0px']);
});
