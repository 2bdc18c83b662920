import { test as base, expect } from '@playwright/test';

interface Problems {
  /** Says that a problem of this description belongs to the test. */
  expect: (description: RegExp) => void;
}

const BLANK = '<!doctype html><html lang="en"><title>Elsewhere</title></html>';

/**
 * A page that never leaves this computer, and whose errors, warnings and failed answers fail the
 * test unless it expects them.
 */
export const test = base.extend<{ slowMotionOff: boolean; problems: Problems }>({
  /** `prefers-reduced-motion: reduce`. */
  slowMotionOff: [false, { option: true }],

  contextOptions: async ({ contextOptions, slowMotionOff }, use) => {
    await use(slowMotionOff ? { ...contextOptions, reducedMotion: 'reduce' } : contextOptions);
  },

  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];

      await context.route(leavesThisComputer, (route) =>
        // Maps, and pages that a link opened.
        route.request().resourceType() === 'document'
          ? route.fulfill({ contentType: 'text/html', body: BLANK })
          : route.abort(),
      );
      context.on('console', (message) => {
        const type = message.type();
        if (type === 'error' || type === 'warning') {
          found.push(`console ${type}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() < 400 || leavesThisComputer(new URL(response.url()))) return;
        found.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });

      await use({ expect: (description) => expected.push(description) });

      const unexpected = found.filter((problem) => !expected.some((known) => known.test(problem)));
      expect(unexpected, 'problems that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

const leavesThisComputer = (url: URL) =>
  /^https?:$/.test(url.protocol) && url.hostname !== 'localhost';

export { expect };
