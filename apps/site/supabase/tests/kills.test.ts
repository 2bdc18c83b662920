import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { newMessage } from './support/access.ts';
import { CONFIG } from './support/backendForTests.ts';

const KILLS = 10;
/** Messages that are on their way at any moment. */
const WRITERS = 4;
/** Opening the folder anew takes seconds, on a busy machine many. */
const TIMEOUT = 600_000;

let folder = '';
let key = '';
let server: { child: ChildProcess; origin: string } | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kills-'));
  key = (await resolveConfiguredPublishableKey(CONFIG)) ?? '';
});

afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/serverToKill.ts'), folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^\d+$/.test(line)) resolve(line);
    });
  });
  server = { child, origin: `http://127.0.0.1:${port}` };
  return server.origin;
}

async function kill(): Promise<void> {
  if (!server) return;
  const { child } = server;
  server = undefined;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const clientOf = (origin: string) =>
  createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } });

/** Sends a message. @returns whether the server has said that it is stored */
async function send(origin: string, body: object): Promise<boolean> {
  return (await clientOf(origin).from('contact_messages').insert(body)).status === 201;
}

async function storedAddresses(origin: string): Promise<string[]> {
  const client = clientOf(origin);
  await client.auth.signInWithPassword(DEMO_ADMIN);
  const { data } = await client.from('contact_messages').select('email').throwOnError();
  return data.map(({ email }) => email);
}

test(
  'Ten times killed while messages arrive, the database has every one that it said it has',
  async () => {
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
            if (await send(origin, body)) acknowledged.push(String(body.email));
            if (acknowledged.length >= enough) await kill();
          }
        }),
      );
    }
    expect(acknowledged.length).toBeGreaterThan(100);
  },
  TIMEOUT,
);
