import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { CONFIG } from './support/backendForTests.ts';
import { newMessage } from './support/samples.ts';

const KILLS = 10;
/** Messages that are on their way at any moment. */
const WRITERS = 4;
/** Opening the folder anew takes seconds, on a busy machine many. */
const TIMEOUT = 600_000;

const key = (await resolveConfiguredPublishableKey(CONFIG)) ?? '';
let folder = '';
let server: ChildProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kills-'));
  return async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** @returns the origin of a server on the folder */
async function start(): Promise<string> {
  const script = join(import.meta.dirname, 'support/serverToKill.ts');
  server = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: server.stdout as Readable })) {
    if (/^\d+$/.test(line)) return `http://127.0.0.1:${line}`;
  }
  throw new Error('The server ended.');
}

async function kill(): Promise<void> {
  const killed = server;
  server = undefined;
  if (!killed) return;
  const exited = once(killed, 'exit');
  killed.kill('SIGKILL');
  await exited;
}

const clientOf = (origin: string) =>
  createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } });

async function storedAddresses(origin: string): Promise<string[]> {
  const client = clientOf(origin);
  await client.auth.signInWithPassword(DEMO_ADMIN);
  const { data } = await client.from('contact_messages').select('email').throwOnError();
  return data.map(({ email }) => email);
}

const promise =
  'Ten times killed while messages arrive, the database has every one that it said it has';
test(promise, { timeout: TIMEOUT }, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round <= KILLS; round += 1) {
    const origin = await start();
    const stored = await storedAddresses(origin);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    if (round === KILLS) break;

    // Each round is cut off at another point of its work.
    const enough = acknowledged.length + 5 + 3 * round;
    await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        while (server) {
          const body = newMessage();
          const { status } = await clientOf(origin).from('contact_messages').insert(body);
          if (status === 201) acknowledged.push(body.email);
          if (acknowledged.length >= enough) await kill();
        }
      }),
    );
  }
  expect(acknowledged.length).toBeGreaterThan(100);
});
