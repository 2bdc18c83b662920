import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pictureFiles } from '../pictureFiles.ts';
import { type Access, accessOf, ROLES } from './support/access.ts';
import { backendForTests } from './support/backendForTests.ts';
import { newName, pictureAttempts, type Sent } from './support/pictureAttempts.ts';

const backend = backendForTests();
let access: Access;

beforeAll(async () => {
  access = await accessOf(backend);
});

const { upload, isStored } = pictureAttempts(backend);

const read = (name: string) =>
  backend.fetch(`http://localhost/storage/v1/object/public/pictures/${name}`);

test.each(ROLES)('a caller who is %s replaces, moves and copies nothing', async (role) => {
  const { name } = await upload(access.callers.admin);
  const replaced = await upload(access.callers[role], { name, method: 'PUT', bytes: 13 });
  const headers = { 'x-upsert': 'true' };
  const upsert = await upload(access.callers[role], { name, bytes: 13, headers });
  expect([replaced.ok, upsert.ok]).toEqual([false, false]);
  const target = newName();
  const body = { bucketId: 'pictures', sourceKey: name, destinationKey: target };
  for (const verb of ['move', 'copy']) {
    await backend.call(`/storage/v1/object/${verb}`, {
      ...access.callers[role],
      method: 'POST',
      body,
    });
  }
  expect([await isStored(target), await isStored(name)]).toEqual([false, true]);
});

test('everyone reads a picture by its address', async () => {
  const { name } = await upload(access.callers.admin, { bytes: 40 });
  const answer = await read(name);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await answer.arrayBuffer()).byteLength).toBe(40);
  expect((await read(newName())).ok).toBe(false);
});

test('a picture that is there already is refused, and stays as it is', async () => {
  const { name } = await upload(access.callers.admin, { bytes: 40 });
  expect(await upload(access.callers.admin, { name, bytes: 41 })).toMatchObject({ ok: false });
  expect((await (await read(name)).arrayBuffer()).byteLength).toBe(40);
});

test.each([
  ['without a hash', { name: 'silk-c0ffee-480.webp' }],
  ['without a colour', { name: `${'a'.repeat(32)}-480.webp` }],
  ['below a folder', { name: `folder/${newName()}` }],
  ['of another format', { name: newName('480', 'svg'), type: 'image/svg+xml' }],
  ['that is a page', { name: newName('480', 'html'), type: 'text/html' }],
  ['whose type is not that of its name', { type: 'image/jpeg' }],
  ['whose type is no picture', { type: 'text/html' }],
  ['of more than a million bytes', { bytes: 1_000_001 }],
] as [string, Sent][])('a picture %s is refused', async (_, sent) => {
  const { ok, stored } = await upload(access.callers.admin, sent);
  expect({ ok, stored }).toEqual({ ok: false, stored: false });
});

test('a picture of a million bytes is stored', async () => {
  expect(await upload(access.callers.admin, { bytes: 1_000_000 })).toMatchObject({ stored: true });
});

test('pictures in a folder survive a restart, and a name never leaves the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const name = newName();
    await pictureFiles(folder).uploadObject('pictures', name, undefined, Buffer.from('a'), '', '');
    expect(readdirSync(folder)).toEqual([name]);
    const again = pictureFiles(folder);
    expect((await again.getObject('pictures', name, undefined)).body).toEqual(Buffer.from('a'));
    await expect(
      again.uploadObject('pictures', '../outside.webp', undefined, Buffer.from('a'), '', ''),
    ).rejects.toThrow('Not the name of a picture');
    await again.deleteObjects('pictures', [name]);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
