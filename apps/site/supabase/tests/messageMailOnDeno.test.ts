import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  headersOf,
  MESSAGE,
  SECRET,
  startJsonServer,
  startMailServer,
} from './support/mailServers.ts';

// Supabase runs the function on Deno: here the same entry runs on it, with nothing but this machine in reach.

const FUNCTION = join(import.meta.dirname, '../functions/message-mail');
/** The lockfile brings the program for this platform only. */
const BROUGHT = process.platform === 'linux' && process.arch === 'x64';
/** Packages come from node_modules, and nothing is fetched. */
const LOCAL = ['--cached-only', '--no-remote', '--no-lock', '--node-modules-dir=manual'];
const KEY = 'the service key';

function denoProgram(): string {
  const deno = createRequire(import.meta.url).resolve('deno/package.json');
  const program = createRequire(deno).resolve('@deno/linux-x64-glibc/package.json');
  return join(dirname(program), 'deno');
}

describe.runIf(BROUGHT)('on Deno', () => {
  let cache: string;

  beforeAll(() => {
    cache = mkdtempSync(join(tmpdir(), 'deno-'));
    return () => rmSync(cache, { recursive: true, force: true });
  });

  /** Where it runs: its own environment alone, which it may read. */
  const placeWith = (settings: Record<string, string> = {}) => ({
    cwd: FUNCTION,
    env: {
      ...settings,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      // Where the platform gives the function its address: a free port.
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    },
  });

  /** The data API, which gives a message to one caller only. */
  async function startApi() {
    const claimed = new Set<unknown>();
    const settled: unknown[] = [];
    const api = await startJsonServer(({ path, headers, body: { chosen } }, response) => {
      if (headers.authorization !== `Bearer ${KEY}`) return response.writeHead(401).end();
      if (path === '/rest/v1/rpc/claim_mails') {
        const isFree = !claimed.has(chosen);
        claimed.add(chosen);
        return response.end(JSON.stringify(isFree ? [MESSAGE] : []));
      }
      if (path !== '/rest/v1/rpc/settle_mail') return response.writeHead(404).end();
      settled.push(chosen);
      return response.writeHead(204).end();
    });
    return { ...api, settled };
  }

  /** Starts the entry, until the test has ended. @returns what calls its webhook, with the status */
  async function start(supabaseUrl: string, mail: Record<string, string>) {
    const rights = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1'];
    const deno = spawn(denoProgram(), ['run', ...LOCAL, ...rights, 'serve.ts'], {
      ...placeWith({
        MAIL_FROM: 'Site <site@studio.example>',
        MAIL_TO: 'owner@studio.example',
        MAIL_TIME_ZONE: 'Asia/Kolkata',
        WEBHOOK_SECRET: SECRET,
        SUPABASE_URL: supabaseUrl,
        SUPABASE_SERVICE_ROLE_KEY: KEY,
        ...mail,
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(deno, 'close');
    onTestFinished(async () => {
      deno.kill();
      await ended;
    });
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      const listen = (part: Buffer) => {
        said += part;
        const [address] = /http:\/\/[\d.]+:\d+(?=\/)/.exec(said) ?? [];
        if (address) resolve(address);
      };
      deno.stdout.on('data', listen);
      deno.stderr.on('data', listen);
      deno.on('error', reject);
      deno.on('close', (code) => reject(new Error(`Ended with ${code}: ${said}`)));
    });
    return async () => {
      const record = { id: MESSAGE.id };
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'x-webhook-secret': SECRET },
        body: JSON.stringify({ type: 'INSERT', table: 'contact_messages', record }),
      });
      return status;
    };
  }

  test('a new message is mailed over SMTP, once however often the webhook comes', async () => {
    const [api, mails] = [await startApi(), await startMailServer()];
    const post = await start(api.url, { MAIL_SMTP_URL: mails.url });
    expect(await post()).toBe(202);
    await vi.waitFor(() => expect(api.settled).toEqual([MESSAGE.id]), 10_000);
    expect(await post()).toBe(202);
    await vi.waitFor(() => expect(api.requests).toHaveLength(3), 10_000);

    expect(mails.received).toMatchObject([{ to: ['owner@studio.example'] }]);
    expect(headersOf(mails.received[0])).toContain(`Message-ID: <${MESSAGE.id}@studio.example>`);
  });

  test('a new message is mailed over a provider’s API', async () => {
    const api = await startApi();
    const provider = await startJsonServer((_, response) => response.end('{}'));
    const post = await start(api.url, { MAIL_API_KEY: 'key', MAIL_API_URL: provider.url });
    expect(await post()).toBe(202);
    await vi.waitFor(() => expect(api.settled).toEqual([MESSAGE.id]), 10_000);
    // Its languages and time zones are Deno's own.
    const text = expect.stringContaining('Received: Mar 06, 2026 01:30 GMT+5:30\n');
    expect(provider.requests).toMatchObject([{ body: { to: ['owner@studio.example'], text } }]);
  });

  test('settings that are missing end it with their names', async () => {
    await expect(start('', {})).rejects.toThrow(/Ended with 1: .*SUPABASE_URL is missing/s);
  });

  test('its types hold there, too', async () => {
    const check = promisify(execFile)(denoProgram(), ['check', ...LOCAL, 'serve.ts'], placeWith());
    await expect(check).resolves.toBeDefined();
  });
});
