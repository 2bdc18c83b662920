export interface ServerEnv {
  /** `PORT`; default: each server's own. */
  port: number | undefined;
  /** `SUPABASE_DB=memory`: a seeded database that ends with the server. Default: false. */
  memory: boolean;
}

/** @throws Error naming the variable that is malformed */
export function parseServerEnv(raw: Readonly<Record<string, string | undefined>>): ServerEnv {
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
