import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

/** Milliseconds: each case starts pnpm. */
const TIMEOUT = 30_000;
const ROOT = join(import.meta.dirname, '..');

let registry: Server | undefined;
afterEach(() => registry?.close());

/** Answers audit requests with this status and body, every other one with 404. */
async function registryWith(status: number, body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isAudit = request.url?.includes('/security/advisories/bulk');
      response.writeHead(isAudit ? status : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  registry = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

/** What the registry says of every version of a package. */
const advisory = (name: string, severity: string) => ({
  [name]: [
    {
      id: 1,
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      title: 'A title',
      severity,
      vulnerable_versions: '>=0.0.0',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
});

function audit(url: string, ...args: string[]) {
  const child = spawn(process.execPath, ['.ci/audit.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, PNPM_CONFIG_REGISTRY: url, npm_config_registry: url },
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

test.each([
  ['react', 'critical', 1],
  ['react', 'moderate', 0],
  // Builds the site, and is no part of it.
  ['vite', 'high', 1],
  // Deploys it, from a lockfile of its own.
  ['wrangler', 'high', 1],
])(
  'an advisory for %s of severity %s ends with code %i',
  async (name, severity, code) => {
    const answer = await audit(await registryWith(200, advisory(name, severity)));
    expect(answer.output).toContain(`${severity}: ${name}: A title`);
    expect(answer.code).toBe(code);
  },
  TIMEOUT,
);

test(
  'no advisory is a success',
  async () => {
    const { code, output } = await audit(await registryWith(200, {}), '--required');
    expect(output).toContain('0 known vulnerabilities');
    expect(code).toBe(0);
  },
  TIMEOUT,
);

test.each([
  [[], 0],
  [['--required'], 1],
])(
  'without an audit service, the options %j end with code %i',
  async (args, code) => {
    const answer = await audit(await registryWith(405, {}), ...args);
    expect(answer.output).toContain('Nothing was checked');
    expect(answer.code).toBe(code);
  },
  TIMEOUT,
);
