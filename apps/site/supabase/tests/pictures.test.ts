import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { pictureFiles } from '../pictureFiles.ts';
import { backendForTests } from './support/backendForTests.ts';

// The rights to see, add and delete pictures are tested by `checks.ts`.

const backend = backendForTests();
let token: string;

beforeAll(async () => {
  token = await backend.signIn(DEMO_ADMIN);
});

const OBJECT = 'http://localhost/storage/v1/object';
const read = (name: string) => backend.fetch(`${OBJECT}/public/pictures/${name}`);
const isStored = async (name: string) =>
  (await backend.count(`storage.objects where name = '${name}'`)) > 0;
const newName = () => `${crypto.randomUUID().replaceAll('-', '')}-c0ffee-480.webp`;

interface Sent {
  name?: string;
  type?: string;
  bytes?: number;
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
}

/** Uploads as the admin. */
async function upload({ name = newName(), type, bytes = 12, method = 'POST', headers }: Sent) {
  const { ok } = await backend.fetch(`${OBJECT}/pictures/${name}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': type ?? 'image/webp',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
  return { name, ok, stored: await isStored(name) };
}

test('a picture is public at its URL, and cannot be replaced, not even by an admin', async () => {
  const { name } = await upload({ bytes: 1_000_000 });
  const again = { name, bytes: 13 };
  const replacing: Sent[] = [{}, { method: 'PUT' }, { headers: { 'x-upsert': 'true' } }];
  for (const sent of replacing) {
    expect(await upload({ ...again, ...sent })).toMatchObject({ ok: false });
  }
  const target = newName();
  const body = { bucketId: 'pictures', sourceKey: name, destinationKey: target };
  for (const verb of ['move', 'copy']) {
    await backend.call(`/storage/v1/object/${verb}`, { token, method: 'POST', body });
  }
  expect([await isStored(target), (await read(target)).ok]).toEqual([false, false]);

  const answer = await read(name);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await answer.arrayBuffer()).byteLength).toBe(1_000_000);
});

test.each<[string, Sent]>([
  ['below a folder', { name: `folder/${newName()}` }],
  ['of another format', { name: newName().replace('webp', 'svg'), type: 'image/svg+xml' }],
  ['whose type is not that of its name', { type: 'image/jpeg' }],
  ['of more than a million bytes', { bytes: 1_000_001 }],
])('a picture %s is refused', async (_, sent) => {
  expect(await upload(sent)).toMatchObject({ ok: false, stored: false });
});

test('pictures in a folder survive a restart, and a name never leaves the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = newName();
  const store = (as: string) =>
    pictureFiles(folder).uploadObject('pictures', as, undefined, Buffer.from('a'), '', '');
  await store(name);
  expect(readdirSync(folder)).toEqual([name]);
  const again = pictureFiles(folder);
  expect((await again.getObject('pictures', name, undefined)).body).toEqual(Buffer.from('a'));
  await expect(store('../outside.webp')).rejects.toThrow('Not the name of a picture');
  await again.deleteObjects('pictures', [name]);
  expect(readdirSync(folder)).toEqual([]);
});
