import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pictureFiles } from '../pictureFiles.ts';
import { type Access, accessOf, type Role } from './access.ts';
import { backendForTests } from './backendForTests.ts';
import { countCases } from './countCases.ts';
import { MAY_LIST, MAY_WRITE, newName, pictureAttempts, type Sent } from './pictureAttempts.ts';

const backend = backendForTests();
let access: Access;

beforeAll(async () => {
  access = await accessOf(backend);
});

countCases('cases of stored pictures');

const ROLES: readonly Role[] = [
  'anonymous',
  'unlisted',
  'an admin without its second factor',
  ...MAY_LIST,
];
const { upload, isStored, remove, lists: findsIn, seesBucket, insert } = pictureAttempts(backend);

const read = (name: string) =>
  backend.fetch(`http://localhost/storage/v1/object/public/pictures/${name}`);

describe.each(ROLES)('a caller who is %s', (role) => {
  const writes = MAY_WRITE.includes(role);
  const lists = MAY_LIST.includes(role);

  test(`${writes ? 'adds' : 'adds no'} pictures`, async () => {
    const { ok, stored } = await upload(access.callers[role]);
    expect({ ok, stored }).toEqual({ ok: writes, stored: writes });
  });

  test(`${writes ? 'deletes' : 'deletes no'} pictures`, async () => {
    const { name } = await upload(access.callers.admin);
    expect(await remove(access.callers[role], name)).toBe(writes);
  });

  test(`${lists ? 'lists' : 'lists no'} pictures, and ${lists ? 'sees' : 'sees no'} bucket`, async () => {
    const { name } = await upload(access.callers.admin);
    expect(await findsIn(access.callers[role], name)).toBe(lists);
    expect(await seesBucket(access.callers[role])).toBe(lists);
  });

  test('replaces, moves and copies nothing', async () => {
    const { name } = await upload(access.callers.admin);
    const replaced = await upload(access.callers[role], { name, method: 'PUT', bytes: 13 });
    expect(replaced.ok).toBe(false);
    const upsert = await upload(access.callers[role], {
      name,
      bytes: 13,
      headers: { 'x-upsert': 'true' },
    });
    expect(upsert.ok).toBe(false);
    const target = newName();
    const body = { bucketId: 'pictures', sourceKey: name, destinationKey: target };
    for (const verb of ['move', 'copy']) {
      await backend.call(`/storage/v1/object/${verb}`, {
        ...access.callers[role],
        method: 'POST',
        body,
      });
    }
    expect(await isStored(target)).toBe(false);
    expect(await isStored(name)).toBe(true);
  });
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

test('the policy itself knows the limits, where the service tells type and size', async () => {
  const { admin } = access.callers;
  await insert(admin, newName(), { mimetype: 'image/webp', size: 10 });
  await insert(admin, newName(), {});
  const refused = { code: '42501' };
  await expect(insert(admin, newName(), { mimetype: 'text/html' })).rejects.toMatchObject(refused);
  await expect(insert(admin, newName(), { size: 1_000_001 })).rejects.toMatchObject(refused);
  await expect(insert(admin, newName(), { contentLength: 1_000_001 })).rejects.toMatchObject(
    refused,
  );
});

test('other buckets stay closed', async () => {
  await backend.sql.exec(
    `insert into storage.buckets (id, name, public) values ('other', 'other', true)`,
  );
  const answer = await backend.call(`/storage/v1/object/other/${newName()}`, {
    ...access.callers.admin,
    method: 'POST',
    body: {},
    headers: { 'content-type': 'image/webp' },
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await seesBucket(access.callers.admin, 'other')).toBe(false);
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
