import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { DEMO_ADMIN } from '../embedded/openBackend.ts';
import { pictureStorage } from '../embedded/pictureStorage.ts';
import { backendForTests } from './support/backendForTests.ts';

// The rights to see, add and delete pictures are tested by `guarantees/rights.ts`.

const backend = backendForTests();
let token: string;

beforeAll(async () => {
  token = await backend.signIn(DEMO_ADMIN);
});

const OBJECT = 'http://localhost/storage/v1/object';
const read = (name: string) => backend.fetch(`${OBJECT}/public/pictures/${name}`);
const newName = () => `${crypto.randomUUID().replaceAll('-', '')}-c0ffee-480.webp`;

/** Uploads as the admin. @returns whether it was taken */
async function upload(name: string, bytes: number, type = 'image/webp', headers = {}) {
  const { ok } = await backend.fetch(`${OBJECT}/pictures/${name}`, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': type,
      ...headers,
    },
    body: new Uint8Array(bytes),
  });
  return ok;
}

test('a picture is public at its URL, and cannot be replaced, not even by an admin', async () => {
  const name = newName();
  expect(await upload(name, 1_000_000)).toBe(true);
  expect(await upload(name, 13)).toBe(false);
  expect(await upload(name, 13, 'image/webp', { 'x-upsert': 'true' })).toBe(false);
  const body = { bucketId: 'pictures', sourceKey: name, destinationKey: newName() };
  const move = await backend.call('/storage/v1/object/move', { token, method: 'POST', body });
  expect(move.status).toBeGreaterThanOrEqual(400);

  const answer = await read(name);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await answer.arrayBuffer()).byteLength).toBe(1_000_000);
});

test.each<[string, string, number, string?]>([
  ['below a folder', `folder/${newName()}`, 12],
  ['whose type is not that of its name', newName(), 12, 'image/jpeg'],
  ['of more than a million bytes', newName(), 1_000_001],
])('a picture %s is refused', async (_, name, bytes, type) => {
  expect(await upload(name, bytes, type)).toBe(false);
  expect((await read(name)).ok).toBe(false);
});

test('pictures in a folder survive a restart, and a name never leaves the folder', async () => {
  const folder = temporaryFolder();
  const name = newName();
  const store = (as: string) =>
    pictureStorage(folder).uploadObject('pictures', as, undefined, Buffer.from('a'), '', '');
  await store(name);
  expect(readdirSync(folder)).toEqual([name]);
  const again = pictureStorage(folder);
  expect((await again.getObject('pictures', name, undefined)).body).toEqual(Buffer.from('a'));
  await expect(store('../outside.webp')).rejects.toThrow('Not the name of a picture');
  await again.deleteObjects('pictures', [name]);
  expect(readdirSync(folder)).toEqual([]);
});
