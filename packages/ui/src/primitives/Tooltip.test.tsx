// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip';
import './TooltipPopup';

/** Milliseconds in which the browser draws what has changed. */
const FRAMES = 50;

beforeEach(() => vi.useFakeTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.queryByRole('tooltip')?.textContent;

/** Moves the pointer onto a button, in two steps as a hand does. */
function hover(name: string) {
  const button = screen.getByRole('button', { name });
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button, { movementX: 1 });
}

/** Once the tooltip is drawn: from then on it follows the pointer. */
async function leave() {
  await wait(FRAMES);
  fireEvent.mouseMove(document.body, { movementX: 900, clientX: 900, clientY: 900 });
  await wait(FRAMES);
}

function buttons() {
  render(
    ['Edit', 'Delete'].map((name) => (
      <Tooltip key={name} text={name}>
        <button type="button" aria-label={name} />
      </Tooltip>
    )),
  );
}

test('a tooltip opens after 700 ms of hovering and closes when the pointer leaves', async () => {
  buttons();
  hover('Edit');
  await wait(699);
  expect(shown()).toBeUndefined();
  await wait(1);
  expect(shown()).toBe('Edit');
  await leave();
  expect(shown()).toBeUndefined();
});

// A tap on a touch screen sends these events of a mouse too.
test('a press opens none, and closes one', async () => {
  buttons();
  hover('Edit');
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Edit' }));
  await wait(700);
  expect(shown()).toBeUndefined();
  hover('Delete');
  await wait(700);
  expect(shown()).toBe('Delete');
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Delete' }));
  await wait(FRAMES);
  expect(shown()).toBeUndefined();
});

test.each([
  [250, 'Delete'],
  [350, undefined],
])('%s ms after one closed, the next shows at once: %s', async (pause, text) => {
  buttons();
  hover('Edit');
  await wait(700);
  await leave();
  await wait(pause - FRAMES);
  hover('Delete');
  await wait(0);
  expect(shown()).toBe(text);
});
