import { readdirSync } from 'node:fs';

/**
 * @returns `PORT`, undefined for each server's own, and whether `SUPABASE_DB=memory` asks for a seeded database
 * that ends with the server
 * @throws Error naming the variable that is malformed
 */
export function parseServerEnv(raw: Readonly<Record<string, string | undefined>>) {
  const { PORT, SUPABASE_DB } = raw;
  const port = PORT ? Number(PORT) : undefined;
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`PORT must be a whole number from 1 to 65535, not "${PORT}".`);
  }
  if (SUPABASE_DB && SUPABASE_DB !== 'memory') {
    throw new Error(`SUPABASE_DB must be "memory" or absent, not "${SUPABASE_DB}".`);
  }
  return { port, memory: SUPABASE_DB === 'memory' };
}

/** A warning about `.env` files in the repository's root, where nothing reads them. */
export function strayEnv(root: string): string | undefined {
  const files = readdirSync(root).filter((name) => /^\.env(?:\.|$)/.test(name));
  if (files.length === 0) return undefined;
  return `Not read: ${files.join(', ')} in the root. The site's variables belong in apps/site/.env.local.`;
}
