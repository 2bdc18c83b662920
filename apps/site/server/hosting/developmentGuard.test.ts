import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

test('the development server serves the site, and no hidden file', async () => {
  // With a backend of its own, none is embedded.
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  const vite = await createVite({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const server = createServer(vite.middlewares).listen(0);
  onTestFinished(async () => {
    server.close();
    await vite.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/supabase/.temp/jwt-secret')).toBe(404);
});
