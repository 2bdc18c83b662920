import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { DEMO_ADMIN } from '../embedded/openBackend.ts';
import { CONFIG } from './support/backendForTests.ts';
import { newMessage } from './support/samples.ts';

const SERVER = join(import.meta.dirname, 'support/serverToKill.ts');
const KILLS = 10;
/** Messages that are on their way at any moment. */
const WRITERS = 4;
/** Opening the folder anew takes seconds, on a busy machine many. */
const TIMEOUT = 600_000;

const title =
  'Ten times killed while messages arrive, the database has every one that it said it has';
test(title, { timeout: TIMEOUT }, async () => {
  const key = (await resolveConfiguredPublishableKey(CONFIG)) ?? '';
  const folder = temporaryFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round <= KILLS; round += 1) {
    const server = spawn(process.execPath, [SERVER, folder], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const exited = once(server, 'exit');
    const kill = async () => {
      server.kill('SIGKILL');
      await exited;
    };
    onTestFinished(kill);
    const [port] = await once(server, 'message');
    const client = () =>
      createClient(`http://127.0.0.1:${port}`, key, {
        auth: { persistSession: false, autoRefreshToken: false },
      });

    const admin = client();
    await admin.auth.signInWithPassword(DEMO_ADMIN);
    const { data } = await admin.from('contact_messages').select('email').throwOnError();
    const stored = data.map(({ email }) => email);
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    if (round === KILLS) break;

    // Each round is cut off at another point of its work.
    const enough = acknowledged.length + 5 + 3 * round;
    const write = async () => {
      while (!server.killed) {
        const body = newMessage();
        const { status } = await client().from('contact_messages').insert(body);
        if (status === 201) acknowledged.push(body.email);
        if (acknowledged.length >= enough) await kill();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
  }
  expect(acknowledged.length).toBeGreaterThan(100);
});
