// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageDraft } from './messageDraft';

const DAY = 24 * 60 * 60_000;
const MESSAGE = {
  name: 'Kavitha Raman',
  email: 'kavitha@example.com',
  mobile: '',
  message: 'We sell pots.',
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a message that was begun is kept for 30 days, and then removed from the device', () => {
  messageDraft.write(MESSAGE);
  vi.setSystemTime(Date.now() + 30 * DAY);
  expect(messageDraft.read()).toEqual(MESSAGE);
  vi.setSystemTime(Date.now() + 1);
  expect(messageDraft.read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
