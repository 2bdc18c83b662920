// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, Toaster } from './Toaster';

beforeEach(() => vi.useFakeTimers());
afterEach(() => act(() => notify.clear()));

test('a notification that comes before its place is hydrated is shown in the prerendered place', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Toaster />);
  const place = container.firstElementChild;
  notify.success('Message sent', 'Thank you.');
  const onRecoverableError = vi.fn();
  render(<Toaster />, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place?.textContent).toContain('Message sent');
});

test('a notification that newer ones have hidden does not come back when its time is over', async () => {
  render(<Toaster />);
  for (const place of ['First', 'Second', 'Third', 'Fourth']) {
    act(() => notify.success(place, 'Blog post created successfully!'));
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
  expect(screen.getByText('First').closest('li')?.hidden).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Fourth')).not.toBeNull();
});

test.each<[when: string, stop: (stopped: boolean) => void]>([
  [
    'in a hidden tab',
    (stopped) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(stopped);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  [
    'while it is pointed at',
    (stopped) => {
      const list = screen.getByRole('list');
      if (stopped) fireEvent.pointerEnter(list);
      else fireEvent.pointerLeave(list);
    },
  ],
  [
    'while it has the focus',
    (stopped) => {
      const close = screen.getByRole('button', { name: 'Close' });
      if (stopped) close.focus();
      else close.blur();
    },
  ],
])('the time of a notification stands still %s', async (_, stop) => {
  render(<Toaster />);
  act(() => notify.success('Saved', 'Blog post created successfully!'));
  await act(() => vi.advanceTimersByTimeAsync(3900));
  // The device corrects its clock.
  vi.setSystemTime(0);
  act(() => stop(true));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Saved')).not.toBeNull();
  act(() => stop(false));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryByText('Saved')).toBeNull();
});
