import { expect, test } from '../support/test.ts';

test('a script that someone injects does not run', async ({ page, policyViolations, problems }) => {
  problems.expect(/policy|Trusted/i);
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "Attacked"');
    document.head.append(script);
  });
  await expect.poll(() => policyViolations.length).toBeGreaterThan(0);
  expect(policyViolations.splice(0).join()).toMatch(/script/i);
  await expect(page).not.toHaveTitle('Attacked');
});
