import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, type Table } from './reads.ts';

const SEED = readFileSync(join(import.meta.dirname, '../../apps/site/supabase/seed.sql'), 'utf8');

/** Shows a page the rows of the seed alone: other tests add theirs at the same time. */
export async function seedOnly(page: Page, table: Table): Promise<void> {
  await page.route(addressOf(table), async (route) => {
    const response = await route.fetch();
    const rows: { id: string }[] = await response.json();
    await route.fulfill({ response, json: rows.filter(({ id }) => SEED.includes(`'${id}'`)) });
  });
}
