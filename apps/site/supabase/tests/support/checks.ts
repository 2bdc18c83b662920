import { expect } from 'vitest';
import {
  actsAsAdmin,
  affects,
  CALLERS,
  does,
  ROLES,
  readsAsAdmin,
  rightsOf,
  stored,
} from './access.ts';
import { ask, type Caller, type PlainDatabase } from './plainPostgres.ts';
import { count, type Message, outcome, send } from './plainSite.ts';
import { insertOf, newMessage, sampleOf, TABLES, type TableName } from './samples.ts';
import { STRUCTURE, structureOf } from './structure.ts';

const { admin, anonymous, unlisted } = CALLERS;
const TOO_MANY = 'PT429';

/** What the database promises, each as a check that throws when migrations break the promise. */
export const checks = {
  'every role does what it may, and nothing else': async (database) => {
    for (const role of ROLES) {
      for (const { table, verb, may } of rightsOf(role)) {
        const done = await does(database, verb, table, CALLERS[role]);
        expect({ role, table, verb, done }).toEqual({ role, table, verb, done: may });
      }
    }
  },

  'id and created_at are not for a client to choose': async (database) => {
    const forged = { id: crypto.randomUUID(), created_at: '2099-01-01T00:00:00+00:00' };
    const attempts = [['contact_messages', anonymous], ...TABLES.map((table) => [table, admin])];
    for (const [table, caller] of attempts as [TableName, Caller][]) {
      for (const [column, value] of Object.entries(forged)) {
        const row = { ...sampleOf(table), [column]: value };
        await affects(database, caller, ...insertOf(table, [row]));
        const change = `update public.${table} set ${column} = $1 where id = $2`;
        await affects(database, caller, change, [value, await stored(database, table)]);
        expect(await count(database, `public.${table} where ${column} = '${value}'`)).toBe(0);
      }
    }
  },

  'what is wrong is refused in the words of the form, and what shows nothing is left out': async (
    database,
  ) => {
    const pile = `a${'\u0301'.repeat(31)}`;
    const rows: [TableName, object, string][] = [
      ['contact_messages', { name: ' A\u0007 ' }, 'Name must be at least 2 characters'],
      ['contact_messages', { name: '\u200b\u3164\u2800' }, 'Name must be at least 2 characters'],
      ['contact_messages', { email: 'anbu@home' }, 'Please enter a valid email address'],
      ['contact_messages', { message: '🌾'.repeat(9) }, 'Message must be at least 10 characters'],
      ['portfolio', { thumbnail_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
      ['blog_posts', { slug: 'index' }, 'This slug is reserved. Please choose another one.'],
      ['contact_messages', { mobile: pile }, 'Mobile has too many accents on one letter'],
      ['blog_posts', { tags: ['One', pile] }, 'A tag has too many accents on one letter'],
    ];
    for (const [table, change, message] of rows) {
      const insert = insertOf(table, [{ ...sampleOf(table), ...change }]);
      await expect(ask(database.owner, admin, ...insert)).rejects.toMatchObject({
        code: '22023',
        message,
      });
    }
    const message = `Please ring ${pile.slice(0, -1)}`;
    await send(database.owner, undefined, { ...newMessage(), name: 'Anbu\u202e\nK.', message });
    expect(await count(database, `public.contact_messages where name = 'Anbu K.'`)).toBe(1);
  },

  'a slug in use is refused in words': async ({ owner }) => {
    const insert = insertOf('blog_posts', [{ ...sampleOf('blog_posts'), slug: 'once' }]);
    await ask(owner, admin, ...insert);
    const message = 'Another post already uses this slug.';
    await expect(ask(owner, admin, ...insert)).rejects.toMatchObject({ code: '23505', message });
  },

  'megabytes are refused before they are read': async ({ owner }) => {
    await owner.query(`
      create or replace function private.tidy(value text) returns text
      language plpgsql immutable strict set search_path = ''
      as $$ begin
        if octet_length(value) > 100000 then raise 'It was read.'; end if;
        return value;
      end $$`);
    for (const column of ['name', 'email', 'mobile', 'message']) {
      const message = { ...newMessage(), [column]: 'x'.repeat(200_000) };
      expect(await send(owner, undefined, message)).toBe('22023');
    }
  },

  'five rows fit into a request, six do not': async (database) => {
    const rows = Array.from({ length: 6 }, newMessage);
    expect(await send(database.owner, undefined, rows)).toBe('22023');
    expect(await send(database.owner, undefined, rows.slice(1))).toBe('stored 5');
    expect(await count(database, 'public.contact_messages')).toBe(5);
  },

  'the same message twice is answered alike and stored once, with anything else in it it is another':
    async (database) => {
      const row = { ...newMessage(), mobile: '98765 43210' };
      const { mobile: _, ...unreachable } = row;
      const sent: [Message, number][] = [
        [row, 1],
        [row, 1],
        [{ ...row, name: 'Anbu K.' }, 2],
        [{ ...row, email: row.email.toUpperCase() }, 3],
        [{ ...row, mobile: '98765 43211' }, 4],
        [unreachable, 5],
        [unreachable, 5],
        [{ ...row, message: `${row.message} Today.` }, 6],
      ];
      for (const [n, [message, rows]] of sent.entries()) {
        const said = await send(database.owner, forwarded(`192.0.2.${n}`), message);
        expect([said, await count(database, 'public.contact_messages')]).toEqual([
          'stored 1',
          rows,
        ]);
      }
    },

  'thirty messages of a network address are stored in ten minutes, others at once': async ({
    owner,
  }) => {
    // Only what the gateway says of an address counts.
    const one = (n: number) => forwarded(`10.0.0.${n}, 192.0.2.1`);
    expect(await sending(owner, 31, one)).toEqual({ 'stored 1': 30, [TOO_MANY]: 1 });
    expect(await send(owner, forwarded('192.0.2.2'))).toBe('stored 1');
    await owner.query(`update private.senders set sent_at = sent_at - interval '10 minutes'`);
    expect(await send(owner, one(1))).toBe('stored 1');
    // What cannot be read is one sender.
    const unread = (n: number) => ({ 'cf-connecting-ip': `10.0.0.${n}` });
    expect(await sending(owner, 31, unread)).toEqual({ 'stored 1': 30, [TOO_MANY]: 1 });
  },

  'a named proxy is believed with its secret alone': async ({ owner }) => {
    await owner.query(`select private.trust_proxy('x-real-ip', 'x-proxy-secret', 'open sesame')`);
    const one = (secret: string) => (n: number) => ({
      'x-real-ip': `10.0.0.${n}`,
      'x-proxy-secret': secret,
      ...forwarded('192.0.2.3'),
    });
    expect(await sending(owner, 31, one('open sesame'))).toEqual({ 'stored 1': 31 });
    expect(await sending(owner, 31, one('made up'))).toEqual({ 'stored 1': 30, [TOO_MANY]: 1 });
  },

  'sixty messages of a /48 are stored, not more': async ({ owner }) => {
    const one = (n: number) => forwarded(`2001:db8:1:${n.toString(16)}::1`);
    expect(await sending(owner, 61, one)).toEqual({ 'stored 1': 60, [TOO_MANY]: 1 });
  },

  'ten messages of an e-mail address are stored, and others cannot use up its allowance': async ({
    owner,
  }) => {
    const { email } = newMessage();
    const written = (n: number) => ({
      email: n % 2 ? email : email.toUpperCase(),
      message: `This is question number ${n}.`,
    });
    const one = () => forwarded('192.0.2.5');
    expect(await sending(owner, 11, one, written)).toEqual({ 'stored 1': 10, [TOO_MANY]: 1 });
    const other = () => forwarded('192.0.2.6');
    expect(await sending(owner, 1, other, () => written(99))).toEqual({ 'stored 1': 1 });
  },

  'all senders together are stopped at the number of the settings': async ({ owner }) => {
    await owner.query('update private.settings set most_messages = 5');
    const one = (n: number) => forwarded(`10.0.1.${n}`);
    expect(await sending(owner, 6, one)).toEqual({ 'stored 1': 5, [TOO_MANY]: 1 });
  },

  'what was kept long enough goes with the next message': async (database) => {
    await database.owner.query(`
      insert into public.contact_messages (name, email, message, created_at)
      values ('Anbu', 'old@example.com', 'Please ring me.', now() - interval '13 months');
      insert into private.audit_log (action, entry_table, entry_id, made_at)
      values ('delete', 'old', gen_random_uuid(), now() - interval '91 days');
      insert into private.senders values (gen_random_uuid(), '', '', '', '', now() - interval '1 day');
      insert into private.mails (message_id, tried_at)
      values (gen_random_uuid(), now() - interval '31 days');
    `);
    await send(database.owner);
    expect([
      await count(database, `public.contact_messages where email = 'old@example.com'`),
      await count(database, 'private.audit_log'),
      await count(database, `private.senders where address_hash = ''`),
      await count(database, 'private.mails'),
    ]).toEqual([0, 0, 0, 0]);
  },

  'an admin is named by one confirmed account alone': async ({ owner }) => {
    await owner.query(`
      insert into auth.users (id, email, email_confirmed_at) values
        (gen_random_uuid(), 'twice@example.com', now()),
        (gen_random_uuid(), 'TWICE@example.com', now()),
        (gen_random_uuid(), 'new@example.com', null)`);
    for (const [address, refusal] of [
      ['twice@example.com', 'More than one account has the address twice@example.com'],
      ['new@example.com', 'The account of new@example.com has not confirmed its address'],
      ['nobody@example.com', 'There is no account of nobody@example.com'],
    ]) {
      const naming = owner.query('select private.name_admin($1)', [address]);
      await expect(naming).rejects.toThrow(refusal);
    }
  },

  'every change of an entry is kept, of a message only that it was deleted': async (database) => {
    for (const table of TABLES) {
      for (const verb of ['insert', 'update', 'delete'] as const) {
        await does(database, verb, table, admin);
      }
    }
    const { rows } = await database.owner.query(`
      select entry_table || ' ' || action || case when before is null and after is null
        then '' else ' with texts' end as line
      from private.audit_log where made_by is not null`);
    expect(rows.map(({ line }) => line).sort()).toEqual([
      'blog_posts delete with texts',
      'blog_posts insert with texts',
      'blog_posts update with texts',
      'contact_messages delete',
      'portfolio delete with texts',
      'portfolio insert with texts',
      'portfolio update with texts',
    ]);
  },

  'the history is for admins': async (database) => {
    for (const role of ROLES) {
      const { id, version } = await deletedPost(database);
      const asked = `select where public.entry_history('blog_posts', $1) <> '[]'`;
      const history = await affects(database, CALLERS[role], asked, [id]);
      const found = (call: string, value: string) =>
        affects(database, CALLERS[role], `select where ${call}::text ~ '${id}'`, [value]);
      const told = [
        history,
        await found('public.entry_version($1)', version),
        await found('public.deleted_entries($1)', 'blog_posts'),
      ];
      await affects(database, CALLERS[role], 'select public.restore_entry($1)', [version]);
      const isRestored = (await count(database, `public.blog_posts where id = '${id}'`)) === 1;
      const reads = readsAsAdmin(role);
      expect({ role, told, isRestored }).toEqual({
        role,
        told: [reads, reads, reads],
        isRestored: actsAsAdmin(role),
      });
    }
    expect(await count(database, 'private.restores')).toBe(0);
  },

  'the history is written by triggers alone': async (database) => {
    await stored(database, 'portfolio');
    // As an admin, whom the policy for reading lets pass, and with the way into the schema that no role of
    // the API has.
    await database.owner.query('grant usage on schema private to authenticated');
    for (const statement of [
      `insert into private.audit_log (action, entry_table, entry_id)
       values ('delete', 'portfolio', gen_random_uuid())`,
      `update private.audit_log set made_by_email = 'other@example.com'`,
      'delete from private.audit_log',
    ]) {
      await affects(database, admin, statement);
    }
    expect(await count(database, 'private.audit_log where made_by_email is null')).toBe(1);
    expect(await count(database, 'private.audit_log')).toBe(1);
  },

  'what was deleted is listed for thirty days': async (database) => {
    await deletedPost(database);
    const listed = [];
    for (const age of ['29 days', '31 days']) {
      await database.owner.query('update private.audit_log set made_at = now() - $1::interval', [
        age,
      ]);
      const call = `select jsonb_array_length(public.deleted_entries('blog_posts')) as entries`;
      listed.push((await ask(database.owner, admin, call)).rows[0]);
    }
    expect(listed).toEqual([{ entries: 1 }, { entries: 0 }]);
  },

  'a search finds every word anywhere, in any script, and nothing stands for other text': async ({
    owner,
  }) => {
    await owner.query(`
      insert into public.blog_posts (title, slug, excerpt, content, tags) values
        ('Rice mills at harvest', 'mills', 'Six saved replies.', repeat('The queue is long. ', 5), '{WhatsApp}'),
        ('ＷＥＢＳＩＴＥ கொடி 🌾', 'tamil', null, repeat('Discount of 100% on cotton_silk. ', 5), '{Tamil,"O''Neil"}'),
        ('Nothing of interest', 'nothing', null, repeat('A back\\slash and a soft\u00adhyphen. ', 5), '{}')
    `);
    const all = ['mills', 'nothing', 'tamil'];
    const expected: [query: string, slugs: string[], tagged?: string][] = [
      ['MILL', ['mills']],
      ['saved long whatsapp', ['mills']],
      ['mills cotton', []],
      ['website', ['tamil']],
      ['க\u0bc6\u0bbe', ['tamil']],
      ['🌾', ['tamil']],
      ['100%', ['tamil']],
      ['1%0', []],
      ['n_s', ['tamil']],
      ['l_ng', []],
      ['\\s', ['nothing']],
      ['softhyphen', ['nothing']],
      ["'; drop table blog_posts; --", []],
      ['', all],
      [' \u200b ', all],
      // Six words count, and a hundred characters.
      ['a a a mills rice six the is nowhere', ['mills']],
      [`${'o '.repeat(50)}nowhere`, all],
      ['', ['tamil'], "O'Neil"],
      ['mills', [], 'Tamil'],
      ['', [], 'tamil'],
    ];
    const search = 'select slug from public.search_blog_posts($1, $2) order by slug';
    for (const [query, slugs, tagged] of expected) {
      const { rows } = await ask(owner, anonymous, search, [query, tagged]);
      expect([query, rows.map(({ slug }) => slug)]).toEqual([query, slugs]);
    }
  },

  'a search answers with thirty rows at most, without long texts, and goes on behind the last':
    async ({ owner }) => {
      await owner.query(`
        insert into public.portfolio (title, category, description, created_at)
        select 'Project ' || n, 'Websites', repeat('A shop in the town. ', 100)
            || case when n > 1250 or n % 25 = 0 then 'Rare' else '' end,
          timestamptz '2026-01-01' - n / 3 * interval '1 second'
        from generate_series(1, 1300) n`);
      const titles: string[] = [];
      const lengths: number[] = [];
      const search = `select id, title, summary, created_at::text as moment
        from public.search_portfolio('rare', null, $1, $2)`;
      let last: Record<string, string> | undefined;
      do {
        const { rows } = await ask(owner, anonymous, search, [last?.moment, last?.id]);
        expect(JSON.stringify(rows).length).toBeLessThan(30_000);
        lengths.push(rows.length);
        titles.push(...rows.map(({ title }) => title));
        last = rows.at(-1);
      } while (last && lengths.length < 5);
      const { rows } = await owner.query(
        `select title from public.portfolio where description like '%Rare'
         order by created_at desc, id desc`,
      );
      expect(titles).toEqual(rows.map(({ title }) => title));
      // 50 among every 25th, and the oldest 50.
      expect(lengths).toEqual([30, 30, 30, 10, 0]);
    },

  'a search shows what the policies of the tables show': async (database) => {
    await stored(database, 'blog_posts');
    const found = () =>
      affects(database, anonymous, 'select from public.search_blog_posts() limit 1');
    expect(await found()).toBe(true);
    await database.owner.query(
      'alter policy "visitors read posts" on public.blog_posts using (false)',
    );
    expect(await found()).toBe(false);
    expect(await affects(database, anonymous, 'select from public.tag_counts')).toBe(false);
  },

  'what is compared has a bounded length, and thirty marks on a letter': async ({ owner }) => {
    const { rows } = await owner.query(`
      select length(private.search_text(array[repeat('x', 1000000)])) as long,
        length(private.search_text(array['q' || repeat(chr(769), 200) || repeat(chr(790), 200)])) as piled
    `);
    expect(rows).toEqual([{ long: 250_000, piled: 31 }]);
  },

  'a search knows what is stored now, and nothing that was deleted': async ({ owner }) => {
    await owner.query(`
      insert into public.blog_posts (title, slug, content, tags)
        values ('Before the harvest', 'mills', repeat('The queue is long. ', 5), '{Rice}');
      update public.blog_posts set title = 'After the harvest', tags = '{Silk}',
        created_at = '2026-01-01' where slug = 'mills';
      insert into public.contact_messages (name, email, message)
        values ('Anbu', 'a@example.com', 'Please ring me.'), ('Muthu', 'm@example.com', 'Please write.');
      delete from public.contact_messages where name = 'Anbu';
    `);
    const known = `
      select list, created_at = '2026-01-01' as moved, tags, words ~ 'before' as before,
        words ~ 'after' as after, words ~ 'anbu' as anbu
      from private.search_words order by list`;
    const gone = { before: false, anbu: false };
    expect((await owner.query(known)).rows).toEqual([
      { list: 'blog_posts', moved: true, tags: ['Silk'], after: true, ...gone },
      { list: 'contact_messages', moved: false, tags: [], after: false, ...gone },
    ]);
    await owner.query('truncate public.blog_posts, public.contact_messages');
    expect((await owner.query(known)).rows).toEqual([]);
  },

  'a statement of a visitor has three seconds, one of an account eight': async ({ owner }) => {
    const { rows } = await owner.query(`
      select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1
    `);
    expect(rows).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
    ]);
  },

  'messages are found by admins alone, and only they are told of new ones': async (database) => {
    const { owner } = database;
    await owner.query(`
      insert into public.contact_messages (name, email, mobile, message, created_at)
      select 'முத்து ' || n, 'muthu@example.com', '+91 98765 0' || n, 'About rice number ' || n,
        timestamptz '2026-01-01' - n * interval '1 second'
      from generate_series(1, 120) n
    `);
    const search = 'select * from public.search_contact_messages($1, $2, $3)';
    const found = async (words: string, moment?: Date, id?: string) =>
      (await ask(owner, admin, search, [words, moment, id])).rows;
    const names = async (words: string) => (await found(words)).map(({ name }) => name);
    expect(await names('முத்து 0117 RICE')).toEqual(['முத்து 117']);
    expect(await names('number%')).toEqual([]);
    const first = Array.from({ length: 30 }, (_, n) => `முத்து ${n + 1}`);
    expect(await names('muthu@')).toEqual(first);
    const rows = await found('muthu@');
    const { created_at, id } = rows[29] ?? {};
    expect((await found('muthu@', created_at, id))[0]).toMatchObject({ name: 'முத்து 31' });

    const news = async (caller: Caller, ...mark: unknown[]) =>
      (await ask(owner, caller, 'select * from public.message_news($1, $2)', mark)).rows[0];
    const newest = { id: rows[0]?.id, created_at: rows[0]?.created_at };
    expect(await news(admin, created_at, id)).toEqual({ ...newest, newer: 29 });
    expect(await news(admin, '2020-01-01', id)).toEqual({ ...newest, newer: 100 });
    expect(await news(admin, null, null)).toEqual({ ...newest, newer: 0 });

    const nothing = { id: null, created_at: null, newer: 0 };
    expect(await news(unlisted, '2020-01-01', id)).toEqual(nothing);
    expect(await affects(database, unlisted, search, ['muthu@', null, null])).toBe(false);
    for (const call of ['message_news()', `search_contact_messages('')`]) {
      expect(await affects(database, anonymous, `select from public.${call}`)).toBe(false);
    }
  },

  'pictures are seen in their list, added and deleted by admins alone': async (database) => {
    for (const role of ROLES) {
      const [caller, name] = [CALLERS[role], newPicture()];
      await addPicture(database, admin, name);
      const ofName = `storage.objects where name = '${name}'`;
      expect({
        role,
        sees: await affects(database, caller, 'select from storage.buckets'),
        lists: await affects(database, caller, `select from ${ofName}`),
        adds: await addPicture(database, caller),
        removes: await affects(database, caller, `delete from ${ofName}`),
      }).toEqual({
        role,
        sees: readsAsAdmin(role),
        lists: readsAsAdmin(role),
        adds: actsAsAdmin(role),
        removes: actsAsAdmin(role),
      });
    }
  },

  'a picture has the name, type and size of one, and its bucket': async (database) => {
    const { rows } = await database.owner.query(
      `select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets`,
    );
    const types = ['image/avif', 'image/webp', 'image/jpeg'];
    expect(rows).toEqual([{ public: true, size: 1_000_000, types }]);
    const photo = { mimetype: 'image/webp', size: 1_000_000, contentLength: 1_000_000 };
    expect([
      await addPicture(database, admin, newPicture(), photo),
      await addPicture(database, admin, 'notes.webp', photo),
      await addPicture(database, admin, newPicture(), { ...photo, mimetype: 'text/html' }),
      await addPicture(database, admin, newPicture(), { ...photo, size: 1_000_001 }),
      await addPicture(database, admin, newPicture(), { ...photo, contentLength: 1_000_001 }),
      await addPicture(database, admin, newPicture(), photo, 'other'),
    ]).toEqual([true, false, false, false, false, false]);
    await database.owner.query(`
      insert into storage.buckets (id, name) values ('other', 'other');
      insert into storage.objects (bucket_id, name) values ('other', 'notes')`);
    for (const statement of [
      `select from storage.buckets where id = 'other'`,
      `select from storage.objects where bucket_id = 'other'`,
      `delete from storage.objects where bucket_id = 'other'`,
    ]) {
      expect([statement, await affects(database, admin, statement)]).toEqual([statement, false]);
    }
  },

  'a former slug leads to its post as long as no other post has it': async ({ owner }) => {
    const moved = async (caller: Caller) => {
      const read = `select old_slug || ' → ' || slug as line from public.moved_posts order by 1`;
      return (await ask(owner, caller, read)).rows.map(({ line }) => line);
    };
    const create = insertOf('blog_posts', [{ ...sampleOf('blog_posts'), slug: 'first' }]);
    const rename = 'update public.blog_posts set slug = $1 where slug = $2';
    await ask(owner, admin, ...create);
    await ask(owner, admin, rename, ['second', 'first']);
    await ask(owner, admin, rename, ['third', 'second']);
    for (const caller of [anonymous, unlisted, admin]) {
      expect(await moved(caller)).toEqual(['first → third', 'second → third']);
    }
    await ask(owner, admin, ...create);
    expect(await moved(anonymous)).toEqual(['second → third']);
    await ask(owner, admin, `delete from public.blog_posts where slug = 'first'`);
    expect(await moved(anonymous)).toEqual(['second → third']);
    // What should not be there all the same is not shown.
    await owner.query(
      'insert into private.former_slugs (slug, post_id) select slug, id from public.blog_posts',
    );
    expect(await moved(anonymous)).toEqual(['second → third']);
  },

  'a message is mailed once, a failed mail again after a while, and only by the service key':
    async (database) => {
      const { owner } = database;
      const claim = async (id: string | null = null): Promise<string[]> => {
        await owner.query('set role service_role');
        const { rows } = await owner.query('select id from public.claim_mails($1)', [id]);
        await owner.query('reset role');
        return rows.map((row) => row.id);
      };
      const wait = (time: string) =>
        owner.query('update private.mails set tried_at = tried_at - $1::interval', [time]);
      const { rows } = await owner.query(`
        insert into public.contact_messages (name, email, message, created_at)
        select 'Anbu', n || '@example.com', 'Please ring me.', now() - n * interval '130 minutes'
        from generate_series(1, 12) n returning id, email`);
      // Eleven of the last day, ten at a time.
      const [first = '', ...others] = await claim();
      expect([others.length, (await claim()).length, await claim()]).toEqual([9, 1, []]);
      await owner.query('select public.settle_mail($1)', [first]);
      await wait('119 seconds');
      expect(await claim()).toEqual([]);
      await wait('1 second');
      const again = await claim();
      expect([again.length, again.includes(first)]).toEqual([10, false]);
      await wait('239 seconds');
      expect(await claim()).toEqual([]);
      // By its id also an older one, once.
      const { id: oldest } = rows.find(({ email }) => email === '12@example.com');
      expect([await claim(oldest), await claim(oldest)]).toEqual([[oldest], []]);
      for (const role of ROLES) {
        for (const name of ['claim_mails', 'settle_mail']) {
          const call = `select public.${name}($1)`;
          const said = await outcome(database, CALLERS[role], call, [first]);
          expect([role, name, said]).toEqual([role, name, '42501']);
        }
      }
    },

  'a build is started by acting admins alone, and only where a hook is set': async (database) => {
    const { owner } = database;
    const start = 'select public.start_build()';
    await expect(ask(owner, admin, start)).rejects.toThrow('No build hook is set.');
    expect((await ask(owner, admin, 'select public.has_build_hook() as is')).rows).toEqual([
      { is: false },
    ]);
    await owner.query(`update private.settings set build_hook = 'https://builds.example/hook'`);
    await expect(ask(owner, admin, start)).rejects.toThrow('The extension pg_net is not enabled.');
    await owner.query(`
      create schema net;
      create table net.calls (url text);
      create function net.http_post(url text) returns void
      language sql as 'insert into net.calls values (url)'`);
    for (const role of ROLES) {
      await owner.query('truncate net.calls');
      expect({
        role,
        isTold: await affects(database, CALLERS[role], 'select where public.has_build_hook()'),
        starts: await affects(database, CALLERS[role], start),
        calls: (await owner.query('select * from net.calls')).rows,
      }).toEqual({
        role,
        isTold: readsAsAdmin(role),
        starts: actsAsAdmin(role),
        calls: actsAsAdmin(role) ? [{ url: 'https://builds.example/hook' }] : [],
      });
    }
    expect(await count(database, 'private.builds')).toBe(0);
  },

  'grants, policies and functions are those that were written down': async ({ owner }) => {
    expect(await structureOf(owner)).toEqual(STRUCTURE);
  },
} satisfies Record<string, (database: PlainDatabase) => Promise<void>>;

export type Promised = keyof typeof checks;

const forwarded = (list: string) => ({ 'x-forwarded-for': list });

/** Sends so many messages. @returns how often each answer was given */
async function sending(
  client: PlainDatabase['owner'],
  messages: number,
  headersOf: (n: number) => Record<string, string>,
  written: (n: number) => object = () => ({}),
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (let n = 0; n < messages; n += 1) {
    const said = await send(client, headersOf(n), { ...newMessage(), ...written(n) });
    answers[said] = (answers[said] ?? 0) + 1;
  }
  return answers;
}

/** Deletes a new post as the owner. @returns its id, and the change that can be restored */
async function deletedPost(database: PlainDatabase): Promise<{ id: string; version: string }> {
  const id = await stored(database, 'blog_posts');
  await database.owner.query('delete from public.blog_posts where id = $1', [id]);
  const { rows } = await database.owner.query('select max(id) as version from private.audit_log');
  return { id, version: rows[0].version };
}

const newPicture = () => `${crypto.randomUUID().replaceAll('-', '')}-c0ffee-480.webp`;

/** Adds the row of a picture, as a storage service does. @returns whether it was allowed */
const addPicture = (
  database: PlainDatabase,
  caller: Caller,
  name = newPicture(),
  metadata: object = {},
  bucket = 'pictures',
) =>
  affects(
    database,
    caller,
    'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)',
    [bucket, name, JSON.stringify(metadata)],
  );
