import { test as base, expect } from '@playwright/test';
import { settleFocus, watchFocus } from './focusLosses.ts';
import { hydratePage } from './hydratePage.ts';

export interface Problems {
  /** Ignores problems that match the pattern. */
  expect: (description: RegExp) => void;
}

interface Fixtures {
  /** Hydrates each page after `goto` and `reload` by a first user interaction; true by default. */
  hydrate: boolean;
  problems: Problems;
  /** Violations of the content security policy so far; any that is left fails the test. */
  policyViolations: string[];
  /** Moments in which an element lost the focus to the body; any fails the test. */
  focusLosses: string[];
}

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const BLANK = '<!doctype html><html lang="en"><title>Elsewhere</title></html>';

/** Prefix of the console messages that report violations of the content security policy. */
const VIOLATION = 'Violation of the content security policy:';

/**
 * Playwright's `test` with requests to other hosts blocked. Violations of the content security
 * policy fail a test, and so do a lost focus, unexpected console errors, warnings and failed responses.
 */
export const test = base.extend<Fixtures>({
  hydrate: [true, { option: true }],

  page: async ({ page, hydrate }, use) => {
    if (hydrate) {
      const { goto, reload } = page;
      page.goto = async (...args) => {
        const answer = await goto.apply(page, args);
        await hydratePage(page);
        return answer;
      };
      page.reload = async (...args) => {
        const answer = await reload.apply(page, args);
        await hydratePage(page);
        return answer;
      };
    }
    await use(page);
    await settleFocus(page);
    // A page may still read when its test ends; routes with answers under way would then fail.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  policyViolations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (message.text().startsWith(VIOLATION)) violations.push(message.text());
      });
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const place = `${sourceFile}:${lineNumber}`;
          console.error(prefix, effectiveDirective, blockedURI, sample, place);
        });
      }, VIOLATION);
      await use(violations);
      expect(violations, 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],

  focusLosses: [
    async ({ context }, use) => {
      const losses = await watchFocus(context);
      await use(losses);
      expect(losses, 'moments in which the focus fell to the body').toEqual([]);
    },
    { auto: true },
  ],

  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];

      await context.route(EXTERNAL, (route) => {
        // Documents are the map's iframe, or pages that a link opened.
        if (route.request().resourceType() === 'document') {
          return route.fulfill({ contentType: 'text/html', body: BLANK });
        }
        // The map is embedded only where the icon of its site loads.
        if (route.request().url().includes('/favicon.ico?')) {
          return route.fulfill({ contentType: 'image/svg+xml', body: ICON });
        }
        // The test may have ended meanwhile, and its routes with it.
        return route.abort().catch(() => {});
      });
      context.on('console', (message) => {
        const type = message.type();
        if (type === 'error' || type === 'warning') {
          found.push(`console ${type}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() < 400 || EXTERNAL.test(response.url())) return;
        found.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });

      await use({ expect: (description) => expected.push(description) });

      const unexpected = found.filter((problem) => !expected.some((known) => known.test(problem)));
      expect(unexpected, 'problems that the test did not expect').toEqual([]);
    },
    { auto: true },
  ],
});

/** A pattern, not a function: Playwright passes to the test only those requests that match it. */
const EXTERNAL = /^https?:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/;

export { expect };
