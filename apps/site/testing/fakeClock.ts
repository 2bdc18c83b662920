import { vi } from 'vitest';

/** Begins a fake clock that the site's time-outs follow too. */
export function fakeClock(): void {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30') });
  // Fake timers don't reach the browser's own time-out.
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    const expire = () => controller.abort(new DOMException('It timed out.', 'TimeoutError'));
    setTimeout(expire, milliseconds);
    return controller.signal;
  };
}
