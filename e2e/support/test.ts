import { test as base, expect, type Page } from '@playwright/test';
import { LOSS, reportLosses } from './focusLosses.ts';

interface Fixtures {
  /** From here on, problems that match the pattern are none. */
  problems: { expect: (description: RegExp) => void };
}

/** Of other hosts, which cannot be reached: what the browser says of them is no problem. */
const EXTERNAL = /^https?:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/;

/** Prefix of the console messages that report violations of the content security policy. */
const VIOLATION = 'Violation of the content security policy:';

/**
 * Playwright's `test`. Console errors and warnings, failed responses, violations of the content security
 * policy and a focus that falls to the body fail a test at the moment of their occurrence, so that the
 * report lists them between the steps around them.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const report = (problem: string) => {
        if (expected.some((known) => known.test(problem))) return;
        expect.soft(problem, 'a problem that the test did not expect').toBe('none');
      };

      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          const place = `${sourceFile}:${lineNumber}`;
          console.error(prefix, effectiveDirective, blockedURI, sample, place);
        });
      }, VIOLATION);
      await context.addInitScript(reportLosses, LOSS);
      context.on('console', (message) => {
        const type = message.type();
        const { url } = message.location();
        if (EXTERNAL.test(url) && !message.text().startsWith(VIOLATION)) return;
        // A slow machine takes longer than the seconds that the browser counts.
        if (message.text().includes('preloaded using link preload but not used within')) return;
        if (type === 'error' || type === 'warning' || message.text().startsWith(LOSS)) {
          report(`console ${type}: ${message.text()} (${url})`);
        }
      });
      context.on('weberror', (error) => report(`page error: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() < 400) return;
        report(`${response.status()} ${response.request().method()} ${response.url()}`);
      });

      await use({ expect: (description) => expected.push(description) });
      // A page may still read when its test ends; routes with answers under way would then fail, and what is read
      // without them is no problem of the test.
      expected.push(/./);
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };

/** The notification with exactly this title and text. */
export function toast(page: Page, title: string, text: string) {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });
}
