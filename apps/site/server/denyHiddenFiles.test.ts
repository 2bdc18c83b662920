import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporaryFolder.ts';

test('the development server serves files of the site, and no hidden one in whatever form', async () => {
  // With a backend of its own, none is embedded.
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'key');
  const root = temporaryFolder();
  const hidden = ['supabase/.temp/jwt-secret', '.env.local', '.git/HEAD'];
  for (const file of ['index.html', 'shown.js', ...hidden]) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), '"inside"');
  }
  writeFileSync(join(root, 'package.json'), '{ "name": "site" }');
  const vite = await createVite({
    root,
    configFile: join(import.meta.dirname, '../vite.config.ts'),
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
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await ask('/shown.js')).toMatch(/^200 [\s\S]*inside/);
  for (const file of hidden) {
    for (const path of [`/${file}`, `/${file.replace('.', '%2e')}`, `/@fs${root}/${file}`]) {
      for (const query of ['', '?raw', '?import&raw', '?import&url', '?.svg?.wasm?init']) {
        expect(await ask(path + query), path + query).not.toContain('"inside"');
      }
    }
  }
  expect(await ask('/a//b')).toBe('400 Bad request');
});
