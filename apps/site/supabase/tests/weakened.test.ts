import { beforeAll, describe, expect, test } from 'vitest';
import { backendForTests } from './backendForTests.ts';
import { checks, type Promised } from './checks.ts';
import { countCases } from './countCases.ts';
import { MIGRATION, weakened } from './migration.ts';
import { type Wall, wallOf } from './wall.ts';

const backend = backendForTests();
let wall: Wall;

beforeAll(async () => {
  wall = await wallOf(backend);
});

/**
 * Builds the tables anew from a migration; the accounts and their sessions stay. Everybody is granted
 * everything, as the embedded backend does it, unless the grants are what is looked at.
 */
async function rebuild(migration: string, looked: Promised): Promise<void> {
  await backend.sql.exec(`
    drop schema private cascade;
    drop table public.contact_messages, public.blog_posts, public.portfolio;
    drop function if exists public.is_admin();
    ${migration}
    select private.name_admin('admin@example.com');
  `);
  if (looked === 'grants, policies and functions are those that were written down') return;
  await backend.sql.exec(
    'grant all on all tables in schema public, private to anon, authenticated',
  );
}

test.each(Object.keys(checks) as Promised[])('as it is written: %s', async (promise) => {
  await rebuild(MIGRATION, promise);
  await checks[promise](wall);
});

const ADMINS_ONLY = 'using ((select public.is_admin()))';

describe('a migration is noticed', () => {
  countCases('weakened migrations noticed');

  test.each<{ weakness: string; from: string; to: string; caught: Promised }>([
    {
      weakness: 'visitors can no longer send',
      from: `create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (created_at = now());`,
      to: '',
      caught: 'everybody does what they may, and nothing else',
    },
    {
      weakness: 'every account reads the messages',
      from: `for select to authenticated ${ADMINS_ONLY}`,
      to: 'for select to authenticated using (true)',
      caught: 'everybody does what they may, and nothing else',
    },
    {
      weakness: 'every account is an admin',
      from: 'return exists (select from private.admins)',
      to: 'return true',
      caught: 'only the listed are told that they are admins',
    },
    {
      weakness: 'the list of admins is unguarded',
      from: 'alter table private.admins enable row level security;',
      to: '',
      caught: 'everybody does what they may, and nothing else',
    },
    {
      weakness: 'a table is unguarded',
      from: 'alter table public.portfolio enable row level security;',
      to: '',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'clients name their own row',
      from: 'new.id := gen_random_uuid();',
      to: '',
      caught: 'id and created_at are not for a client to choose',
    },
    {
      weakness: 'lengths are not checked',
      from: 'if char_length(value) < fewest then',
      to: 'if false then',
      caught: 'a bad row is refused in the words of the form',
    },
    {
      weakness: 'any address is an e-mail address',
      from: 'if char_length(value) > 254 or value !~',
      to: `if value !~ '.' and value !~`,
      caught: 'a bad row is refused in the words of the form',
    },
    {
      weakness: 'no backstop below the rules',
      from: ` check (char_length(btrim(message, E' \\t\\n\\r')) between 10 and 10000)`,
      to: '',
      caught: 'what the rules let through by mistake, a CHECK stops',
    },
    {
      weakness: 'no limit for one address',
      from: ') >= 10 or (',
      to: ') >= 1000 or (',
      caught: 'ten messages of one address are stored, the eleventh is not',
    },
    {
      weakness: 'no limit for one request',
      from: `if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;`,
      to: '',
      caught: 'five rows fit into a request, six do not',
    },
    {
      weakness: 'repetitions are stored',
      from: 'return null;\n  end if;\n\n  if (',
      to: 'end if;\n\n  if (',
      caught: 'the same message twice is accepted and stored once',
    },
    {
      weakness: 'a grant wider than the form',
      from: 'grant insert (name, email, mobile, message) on public.contact_messages to anon',
      to: 'grant insert on public.contact_messages to anon',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'anybody may name an admin',
      from: 'revoke all on all functions in schema private from public;',
      to: '',
      caught: 'grants, policies and functions are those that were written down',
    },
  ])('in which $weakness', async ({ from, to, caught }) => {
    await rebuild(weakened(from, to), caught);
    await expect(checks[caught](wall)).rejects.toThrow();
  });
});
