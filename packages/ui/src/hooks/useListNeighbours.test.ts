// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useListNeighbours } from './useListNeighbours';

const items = ['a', 'b', 'c'].map((id) => ({ id }));

/** The ids that the steps from an item lead to. */
function stepsFrom(opened: { id: string } | undefined, onNearEnd?: () => void) {
  const onOpen = vi.fn<(item: { id: string }) => void>();
  const { onPrevious, onNext } = renderHook(() =>
    useListNeighbours(items, opened, onOpen, onNearEnd),
  ).result.current;
  onPrevious?.();
  onNext?.();
  return onOpen.mock.calls.map(([{ id }]) => id);
}

test.each([
  [undefined, []],
  ['a', ['b']],
  ['b', ['a', 'c']],
  ['c', ['b']],
  ['an item that the list has not', []],
])('the steps from %s lead to %j', (id, expected) => {
  expect(stepsFrom(id ? { id } : undefined)).toEqual(expected);
});

test('more of the list is read when its last item is open', () => {
  const onNearEnd = vi.fn<() => void>();
  stepsFrom({ id: 'b' }, onNearEnd);
  expect(onNearEnd).not.toHaveBeenCalled();
  stepsFrom({ id: 'c' }, onNearEnd);
  expect(onNearEnd).toHaveBeenCalledOnce();
});
