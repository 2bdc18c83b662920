import { test as base, expect } from '@playwright/test';
import { wake } from './wake.ts';

interface Problems {
  /** Says that a problem of this description belongs to the test. */
  expect: (description: RegExp) => void;
}

interface Fixtures {
  /** `prefers-reduced-motion: reduce`. */
  slowMotionOff: boolean;
  /** Touches each page that is opened, and waits until it answers, as built pages do when touched. */
  waking: boolean;
  problems: Problems;
  /** What the policy of the pages forbade so far. */
  forbidden: string[];
}

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const BLANK = '<!doctype html><html lang="en"><title>Elsewhere</title></html>';

/** How a page tells of what its content security policy forbade. */
const FORBIDDEN = 'Forbidden by the policy of the page:';

/**
 * A page that never leaves this computer, that does nothing its content security policy forbids,
 * and whose errors, warnings and failed answers fail the test unless it expects them.
 */
export const test = base.extend<Fixtures>({
  slowMotionOff: [false, { option: true }],

  waking: [true, { option: true }],

  page: async ({ page, waking }, use) => {
    if (waking) {
      const { goto, reload } = page;
      page.goto = async (...args) => {
        const answer = await goto.apply(page, args);
        await wake(page);
        return answer;
      };
      page.reload = async (...args) => {
        const answer = await reload.apply(page, args);
        await wake(page);
        return answer;
      };
    }
    await use(page);
  },

  contextOptions: async ({ contextOptions, slowMotionOff }, use) => {
    await use(slowMotionOff ? { ...contextOptions, reducedMotion: 'reduce' } : contextOptions);
  },

  forbidden: [
    async ({ context }, use) => {
      const forbidden: string[] = [];
      context.on('console', (message) => {
        if (message.text().startsWith(FORBIDDEN)) forbidden.push(message.text());
      });
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const place = `${sourceFile}:${lineNumber}`;
          console.error(prefix, effectiveDirective, blockedURI, sample, place);
        });
      }, FORBIDDEN);
      await use(forbidden);
      expect(forbidden, 'what the content security policy forbade').toEqual([]);
    },
    { auto: true },
  ],

  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];

      await context.route(leavesThisComputer, (route) => {
        // Maps, and pages that a link opened.
        if (route.request().resourceType() === 'document')
          return route.fulfill({ contentType: 'text/html', body: BLANK });
        // The map is embedded where the icon of its site loads.
        if (route.request().url().endsWith('/favicon.ico'))
          return route.fulfill({ contentType: 'image/svg+xml', body: ICON });
        return route.abort();
      });
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
  /^https?:$/.test(url.protocol) && !['localhost', '127.0.0.1'].includes(url.hostname);

export { expect };
