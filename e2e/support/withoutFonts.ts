import type { Page } from '@playwright/test';
import type { Problems } from './test.ts';

/** Lets no font arrive: what its arrival moves is measured by `look.spec.ts` alone. */
export async function withoutFonts(page: Page, problems: Problems): Promise<void> {
  problems.expect(/\.woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
}
