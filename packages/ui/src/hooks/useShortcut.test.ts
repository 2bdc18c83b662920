// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShortcut } from './useShortcut';

const onPress = vi.fn();

beforeEach(() => onPress.mockReset());

afterEach(() => document.body.replaceChildren());

/** Presses keys where the focus is; what the browser would do for them is left undone if taken. */
function press(init: KeyboardEventInit, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

/** Puts this markup on the page, and gives its innermost element. */
function place(markup: string): Element {
  document.body.innerHTML = markup;
  const all = document.body.querySelectorAll('*');
  return all[all.length - 1] ?? document.body;
}

const CTRL_B = { key: 'b', ctrlKey: true };

test.each([
  ['Ctrl and the letter', CTRL_B, '', true],
  ['⌘ and the letter', { key: 'b', metaKey: true }, '', true],
  ['the letter alone', { key: 'b' }, '', false],
  ['the key at B of a Tamil layout', { key: 'வ', code: 'KeyB', ctrlKey: true }, '', true],
  ['another letter', { key: 'v', ctrlKey: true }, '', false],
  ['a modifier alone', { key: 'Control', ctrlKey: true }, '', false],
  ['Shift as well', { key: 'B', ctrlKey: true, shiftKey: true }, '', false],
  ['Alt as well', { key: 'b', ctrlKey: true, altKey: true }, '', false],
  ['the focus on a button', CTRL_B, '<button type="button">Delete</button>', true],
  ['the focus on a link', CTRL_B, '<a href="/">Home</a>', true],
  ['a dialog that is closed', CTRL_B, '<div role="dialog" hidden></div><p></p>', true],
  ['the focus in a line of text', CTRL_B, '<input type="text">', false],
  ['the focus in a longer text', CTRL_B, '<textarea></textarea>', false],
  ['the focus in a rich text', CTRL_B, '<div contenteditable="true"></div>', false],
  ['the focus beside an open dialog', CTRL_B, '<div role="dialog" data-open></div><p></p>', false],
])('with %s (%o, %s) the action runs, and only that: %s', (_when, keys, markup, runs) => {
  renderHook(() => useShortcut('b', onPress));
  const event = press(keys, place(markup));
  expect([onPress.mock.calls.length, event.defaultPrevented]).toEqual([runs ? 1 : 0, runs]);
});

test('an action of everywhere runs in an open dialog and in its fields', () => {
  renderHook(() => useShortcut('b', onPress, { anywhere: true }));
  press(CTRL_B, place('<div role="dialog" data-open><input></div>'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a key alone runs its action while it is switched on, also with Shift', () => {
  let on = true;
  renderHook(() => useShortcut('?', onPress, { alone: true, when: () => on }));
  press({ key: '?', ctrlKey: true });
  press({ key: '?' }, place('<select></select>'));
  expect(onPress).not.toHaveBeenCalled();
  press({ key: '?', shiftKey: true });
  expect(onPress).toHaveBeenCalledTimes(1);
  on = false;
  expect(press({ key: '?', shiftKey: true }).defaultPrevented).toBe(false);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('what a browser fills in by itself has no key, and is no shortcut', () => {
  const failed = vi.fn();
  window.addEventListener('error', failed, { once: true });
  renderHook(() => useShortcut('b', onPress));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(failed).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
});

test('a press from before the component counts, without being dispatched again', async () => {
  const early = Promise.resolve(new KeyboardEvent('keydown', CTRL_B));
  const heard = vi.fn();
  document.addEventListener('keydown', heard, { once: true });
  renderHook(() => useShortcut('b', onPress, { early }));
  await early;
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test('the newest action runs, once, and nothing any more when it is gone', () => {
  const { rerender, unmount } = renderHook((action) => useShortcut('b', action), {
    initialProps: onPress,
  });
  const newer = vi.fn();
  rerender(newer);
  press(CTRL_B);
  unmount();
  expect(press(CTRL_B).defaultPrevented).toBe(false);
  expect([newer.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 0]);
});
