import { describe, expect, test } from 'vitest';
import { countCases } from './countCases.ts';
import { ADMIN, type Caller, UNLISTED } from './plainPostgres.ts';
import { outcome, plainSite, send } from './plainSite.ts';
import { STRUCTURE, structureOf } from './structure.ts';

// Grants as narrow as a hosted project's: the embedded backend widens them at its first request.

const database = plainSite();

countCases('cases on plain PostgreSQL');

test('grants, policies and functions are the same as on the embedded backend', async () => {
  expect(await structureOf(database.owner)).toEqual(STRUCTURE);
});

describe('with the grants of a hosted project', () => {
  const visitor: Caller = { role: 'anon' };
  const unlisted: Caller = { role: 'authenticated', account: UNLISTED };
  const admin: Caller = { role: 'authenticated', account: ADMIN };

  test.each<[string, Caller, string, unknown]>([
    ['a visitor reads no message', visitor, 'select * from contact_messages', '42501'],
    ['a visitor counts no message', visitor, 'select count(*) from contact_messages', '42501'],
    ['a visitor gets no plan', visitor, 'explain select * from contact_messages', '42501'],
    ['a visitor sees no admin', visitor, 'select * from private.admins', '42501'],
    ['a visitor cannot ask who is one', visitor, 'select public.is_admin()', '42501'],
    [
      'a visitor names no id',
      visitor,
      `insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Anbu', 'a@b.co', 'Please ring me.')`,
      '42501',
    ],
    [
      'a visitor names no time',
      visitor,
      `insert into contact_messages (created_at, name, email, message) values (now(), 'Anbu', 'a@b.co', 'Please ring me.')`,
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
      'an unlisted account is no admin',
      unlisted,
      'select public.is_admin()',
      [{ is_admin: false }],
    ],
    [
      'an unlisted account looks into no private schema',
      unlisted,
      'select * from private.admins',
      '42501',
    ],
    [
      'an unlisted account names no admin',
      unlisted,
      `insert into private.admins values ('${UNLISTED}')`,
      '42501',
    ],
    [
      'an unlisted account writes no post',
      unlisted,
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20))`,
      '42501',
    ],
    ['a visitor reads no history', visitor, 'select * from private.audit_log', '42501'],
    [
      'a visitor asks for no history',
      visitor,
      `select public.entry_history('blog_posts', gen_random_uuid())`,
      '42501',
    ],
    ['a visitor restores nothing', visitor, 'select public.restore_entry(1)', '42501'],
    ['an unlisted account restores nothing', unlisted, 'select public.restore_entry(1)', '42501'],
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
    ['an admin writes no history', admin, 'delete from private.audit_log', '42501'],
    ['an admin is one', admin, 'select public.is_admin()', [{ is_admin: true }]],
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
