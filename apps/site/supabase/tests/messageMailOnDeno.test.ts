import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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
const RIGHTS = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1'];
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
    // In the repository, a failing check writes pnpm's settings into package.json.
    cpSync(FUNCTION, join(cache, 'function'), { recursive: true });
    symlinkSync(join(FUNCTION, '../../../node_modules'), join(cache, 'function/node_modules'));
    return () => rmSync(cache, { recursive: true, force: true });
  });

  /** Where it runs: its own environment alone, which it may read. */
  const placeWith = (settings: Record<string, string> = {}) => ({
    cwd: join(cache, 'function'),
    env: {
      ...settings,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      // Where the platform gives the function its address: a free port.
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    },
  });

  test('a new message is claimed, mailed over SMTP and noted', async () => {
    const api = await startJsonServer(({ path, headers }, response) => {
      if (headers.authorization !== `Bearer ${KEY}`) response.writeHead(401);
      response.end(path.endsWith('claim_mails') ? JSON.stringify([MESSAGE]) : '');
    });
    const mails = await startMailServer();
    const deno = spawn(denoProgram(), ['run', ...LOCAL, ...RIGHTS, 'serve.ts'], {
      ...placeWith({
        MAIL_FROM: 'Site <site@studio.example>',
        MAIL_TO: 'owner@studio.example',
        MAIL_TIME_ZONE: 'Asia/Kolkata',
        MAIL_SMTP_URL: mails.url,
        WEBHOOK_SECRET: SECRET,
        SUPABASE_URL: api.url,
        SUPABASE_SERVICE_ROLE_KEY: KEY,
      }),
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
      deno.on('close', (code) => reject(new Error(`Ended with ${code}: ${said}`)));
    });
    const { id } = MESSAGE;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-webhook-secret': SECRET },
      body: JSON.stringify({ type: 'INSERT', table: 'contact_messages', record: { id } }),
    });
    expect(answer.status).toBe(202);
    await expect.poll(() => api.requests).toHaveLength(2);
    expect(api.requests).toMatchObject([
      { path: '/rest/v1/rpc/claim_mails', body: { chosen: id } },
      { path: '/rest/v1/rpc/settle_mail', body: { chosen: id } },
    ]);
    const [mail] = mails.received;
    expect(mail?.to).toEqual(['owner@studio.example']);
    expect(headersOf(mail)).toContain(`Message-ID: <${id}@studio.example>`);
    // Its languages and time zones are Deno's own.
    expect(mail?.text.replace(/=\r\n/g, '')).toContain('Mar 06, 2026 01:30 GMT+5:30');
  });

  const run = promisify(execFile);

  test('settings that are missing end it with their names', async () => {
    const started = run(denoProgram(), ['run', ...LOCAL, ...RIGHTS, 'serve.ts'], placeWith());
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SUPABASE_URL is missing.'),
    });
  });

  test('its types hold there, too', async () => {
    await run(denoProgram(), ['check', ...LOCAL, 'serve.ts'], placeWith());
  });
});
