import { join } from 'node:path';
import { startServer } from './startServer.ts';

const RESULTS = join(import.meta.dirname, '../../test-results/end-to-end');

/**
 * Serves the built site twice, each with a seeded database in memory, so that admins' rows don't reach
 * visitors' tests.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const log = join(RESULTS, 'visitors.log');
  const servers = [log, undefined].map((copy) =>
    startServer({ env: { SUPABASE_DB: 'memory' }, log: copy }),
  );
  const stop = () => Promise.all(servers.map((server) => server.stop())).then(() => {});
  for (const server of servers) {
    if (await server.started) continue;
    await stop();
    throw new Error(server.output());
  }
  const [visitors, admins] = servers.map((server) => server.origin());
  Object.assign(process.env, {
    VISITORS_ORIGIN: visitors,
    VISITORS_LOG: log,
    ADMINS_ORIGIN: admins,
  });
  return stop;
}
