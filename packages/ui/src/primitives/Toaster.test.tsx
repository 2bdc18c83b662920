// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify, Toaster } from './Toaster';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
