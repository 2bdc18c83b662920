import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, type Table } from './reads.ts';

const SEED = readFileSync(join(import.meta.dirname, '../../apps/site/supabase/seed.sql'), 'utf8');

/** Limits the reads of a table to the rows of the seed, because parallel tests insert others. */
export async function seedOnly(page: Page, table: Table): Promise<void> {
  await page.route(addressOf(table), async (route) => {
    const response = await route.fetch();
    const rows: { id: string }[] = await response.json();
    await route.fulfill({ response, json: rows.filter(({ id }) => SEED.includes(`'${id}'`)) });
  });
}
