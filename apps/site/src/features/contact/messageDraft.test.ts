// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { messageDraft } from './messageDraft';

test('a message that was begun is read, and what is too old is removed from the device', () => {
  const message = { name: 'Kavitha', email: '', mobile: '', message: 'We sell pots.' };
  messageDraft.write(message);
  expect(messageDraft.read()).toEqual(message);
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60_000);
  expect(messageDraft.read()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  vi.useRealTimers();
});
