import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const config = readFileSync(
  join(import.meta.dirname, '../../apps/site/supabase/embedded.toml'),
  'utf8',
);
export const PUBLISHABLE_KEY = /^publishable_key = "(.+)"$/m.exec(config)?.[1] ?? '';
