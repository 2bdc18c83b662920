import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { headersOf, startJsonServer, startMailServer } from './support/mailServers.ts';

// Supabase runs the function on Deno: here the same entry runs on it, with nothing but this machine in reach.

const FUNCTION = join(import.meta.dirname, '../functions/message-mail');
/** The lockfile brings the program for this platform only. */
const BROUGHT = process.platform === 'linux' && process.arch === 'x64';
/** Packages come from node_modules, and nothing is fetched. */
const LOCAL = ['--cached-only', '--no-remote', '--no-lock', '--node-modules-dir=manual'];

const SECRET = 'a secret of many characters';
const KEY = 'the service key';
const MESSAGE = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'கவிதா',
  email: 'kavitha@example.com',
  mobile: '098765 43210',
  message: 'வணக்கம். A <b>shop</b> & more.',
  created_at: '2026-03-05T20:00:00.123456+00:00',
};
const INSERTED = { type: 'INSERT', table: 'contact_messages', record: { id: MESSAGE.id } };

function denoProgram(): string {
  const deno = createRequire(import.meta.url).resolve('deno/package.json');
  const program = createRequire(deno).resolve('@deno/linux-x64-glibc/package.json');
  return join(dirname(program), 'deno');
}

describe.runIf(BROUGHT)('on Deno', () => {
  let cache: string;
  let environment: Record<string, string>;
  let api: Awaited<ReturnType<typeof startJsonServer>>;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let provider: Awaited<ReturnType<typeof startJsonServer>>;
  let running: ChildProcess | undefined;
  /** Messages that were claimed, and those that were noted as sent. */
  let claimed: Set<unknown>;
  let settled: unknown[];

  beforeAll(() => {
    cache = mkdtempSync(join(tmpdir(), 'deno-'));
  });
  afterAll(() => rmSync(cache, { recursive: true, force: true }));

  beforeEach(async () => {
    claimed = new Set();
    settled = [];
    // Answers as the data API does: a message is given to one caller only.
    api = await startJsonServer(({ path, headers, body: { chosen } }, response) => {
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
    mails = await startMailServer();
    provider = await startJsonServer((_, response) => response.end('{}'));
    environment = {
      MAIL_FROM: 'Site <site@studio.example>',
      MAIL_TO: 'owner@studio.example',
      MAIL_SMTP_URL: mails.url,
      MAIL_TIME_ZONE: 'Asia/Kolkata',
      MAIL_PHONE: '919876500000',
      WEBHOOK_SECRET: SECRET,
      SUPABASE_URL: api.url,
      SUPABASE_SERVICE_ROLE_KEY: KEY,
    };
  });
  afterEach(async () => {
    if (running && running.exitCode === null && running.signalCode === null) {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
    }
    running = undefined;
    await Promise.all([api.close(), mails.close(), provider.close()]);
  });

  /** Its own environment alone, which it may read. */
  const denoEnvironment = () => ({
    ...environment,
    DENO_DIR: cache,
    DENO_NO_UPDATE_CHECK: '1',
    // Where the platform gives the function its address: a free port.
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
  });

  /** Starts the entry. @returns its URL, or how it ended and what it said */
  async function start(): Promise<string> {
    const rights = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1'];
    const deno = spawn(denoProgram(), ['run', ...LOCAL, ...rights, 'serve.ts'], {
      cwd: FUNCTION,
      env: denoEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = deno;
    let said = '';
    return new Promise((resolve, reject) => {
      for (const stream of [deno.stdout, deno.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          said += `${line}\n`;
          const [url] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
          if (url) resolve(url);
        });
      }
      deno.on('error', reject);
      deno.on('close', (code) => reject(new Error(`Ended with ${code}: ${said}`)));
    });
  }

  const post = (url: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'x-webhook-secret': SECRET },
      body: JSON.stringify(INSERTED),
    });

  test('a new message is mailed over SMTP, once however often the webhook comes', async () => {
    const url = await start();
    expect((await post(url)).status).toBe(202);
    await vi.waitFor(() => expect(settled).toEqual([MESSAGE.id]), 10_000);
    expect((await post(url)).status).toBe(202);
    await vi.waitFor(() => expect(api.requests).toHaveLength(3), 10_000);

    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received as [(typeof mails.received)[0]];
    expect(mail.to).toEqual(['owner@studio.example']);
    expect(headersOf(mail)).toContain(`Message-ID: <${MESSAGE.id}@studio.example>`);
  });

  test('a new message is mailed over a provider’s API', async () => {
    environment = {
      ...environment,
      MAIL_SMTP_URL: '',
      MAIL_API_KEY: 'key of the provider',
      MAIL_API_URL: `${provider.url}/emails`,
    };
    expect((await post(await start())).status).toBe(202);
    await vi.waitFor(() => expect(settled).toEqual([MESSAGE.id]), 10_000);
    expect(provider.requests).toMatchObject([
      {
        headers: { authorization: 'Bearer key of the provider', 'idempotency-key': MESSAGE.id },
        body: {
          to: ['owner@studio.example'],
          reply_to: 'kavitha@example.com',
          html: expect.stringContaining('A &lt;b&gt;shop&lt;/b&gt; &amp; more.'),
          // Its languages and time zones are Deno's own.
          text: expect.stringContaining('Received: Mar 06, 2026 01:30 GMT+5:30\n'),
        },
      },
    ]);
  });

  test('settings that are missing end it with their names', async () => {
    environment = { ...environment, MAIL_TO: '', MAIL_TIME_ZONE: 'Asia/Kolkatta' };
    await expect(start()).rejects.toThrow(
      /Ended with 1: .*MAIL_TO is missing\. MAIL_TIME_ZONE is no IANA time zone/s,
    );
  });

  test('its types hold there, too', async () => {
    const check = promisify(execFile)(denoProgram(), ['check', ...LOCAL, 'serve.ts'], {
      cwd: FUNCTION,
      env: denoEnvironment(),
    });
    await expect(check).resolves.toBeDefined();
  });
});
