import { describe, expect, test } from 'vitest';
import { ADMIN, type Caller, UNLISTED } from './support/plainPostgres.ts';
import { outcome, plainSite, send } from './support/plainSite.ts';
import { STRUCTURE, structureOf } from './support/structure.ts';

// Grants as narrow as a hosted project's: the embedded backend widens them at its first request.

const database = plainSite();

test('grants, policies and functions are the same as on the embedded backend', async () => {
  expect(await structureOf(database.owner)).toEqual(STRUCTURE);
});

describe('with the grants of a hosted project', () => {
  const visitor: Caller = { role: 'anon' };
  const unlisted: Caller = { role: 'authenticated', account: UNLISTED };
  const admin: Caller = { role: 'authenticated', account: ADMIN };

  test.each<[string, Caller, string, unknown]>([
    ['a visitor reads no message', visitor, 'select * from contact_messages', '42501'],
    [
      'a visitor names no id',
      visitor,
      `insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Anbu', 'a@b.co', 'Please ring me.')`,
      '42501',
    ],
    [
      'a visitor writes no post',
      visitor,
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20))`,
      '42501',
    ],
    [
      'a visitor calls no private function',
      visitor,
      `select private.name_admin('b@example.com')`,
      '42501',
    ],
    ['a visitor empties nothing', visitor, 'truncate contact_messages', '42501'],
    ['an unlisted account reads no message', unlisted, 'select * from contact_messages', []],
    [
      'an unlisted account sees no history',
      unlisted,
      `select public.deleted_entries('portfolio') as list, public.entry_version(1) as version`,
      [{ list: [], version: null }],
    ],
    [
      'an admin reads the history by its functions alone',
      admin,
      'select * from private.audit_log',
      '42501',
    ],
    [
      'an admin reads messages',
      admin,
      'select count(*) > 0 as some from contact_messages',
      [{ some: true }],
    ],
    ['an admin changes no message', admin, `update contact_messages set name = 'Other'`, '42501'],
    [
      'an admin writes posts',
      admin,
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20)) returning title`,
      [{ title: 'A title' }],
    ],
    ['an admin changes no date', admin, `update blog_posts set created_at = now()`, '42501'],
  ])('%s', async (_, caller, statement, expected) => {
    await send(database.owner);
    expect(await outcome(database, caller, statement)).toEqual(expected);
  });
});
