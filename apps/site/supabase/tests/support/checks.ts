import { expect } from 'vitest';
import { DEMO_ADMIN } from '../../backend.ts';
import {
  type Access,
  actsAsAdmin,
  CELLS,
  FUNCTIONS,
  mayDo,
  newMessage,
  ROLES,
  readsAsAdmin,
  runAs,
  sampleOf,
} from './access.ts';
import type { BackendForTests, Call, TableName } from './backendForTests.ts';
import { newName, pictureAttempts } from './pictureAttempts.ts';
import { STRUCTURE, structureOf } from './structure.ts';

/** Id of a message whose mail was sent long ago. */
const OLD_MAIL = '00000000-0000-4000-8000-00000000000c';

/** What the database promises, each as a check that throws when a backend breaks the promise. */
export const checks = {
  'every role does what it may, and nothing else': async (access) => {
    for (const role of ROLES) {
      for (const cell of CELLS) {
        const { done } = await access.attempt[cell.verb](cell.table, access.callers[role]);
        expect({ role, ...cell, done }).toEqual({ role, ...cell, done: mayDo(role, cell) });
      }
    }
  },

  'only the listed are told that they are admins': async ({ backend, callers }) => {
    const isAdmin = async (caller: Call) => (await asking(backend, 'is_admin', caller)).body;
    expect([await isAdmin(callers.unlisted), await isAdmin(callers.admin)]).toEqual([false, true]);
  },

  'id and created_at are not for a client to choose': async ({ backend, callers, stored }) => {
    const forged = { id: crypto.randomUUID(), created_at: '2099-01-01T00:00:00+00:00' };
    const attempts = [
      ['contact_messages', callers.anonymous],
      ['contact_messages', callers.admin],
      ['blog_posts', callers.admin],
      ['portfolio', callers.admin],
    ] as const;
    for (const [table, caller] of attempts) {
      for (const column of ['id', 'created_at'] as const) {
        const forgery = { [column]: forged[column] };
        await sending(backend, caller, { ...sampleOf(table), ...forgery }, table);
        const path = `/rest/v1/${table}?id=eq.${await stored(table)}`;
        await backend.call(path, { ...caller, method: 'PATCH', body: forgery });
      }
      const { id, created_at } = forged;
      expect(
        await backend.count(`public.${table} where id = '${id}' or created_at = '${created_at}'`),
      ).toBe(0);
    }
  },

  'a bad row is refused in the words of the form': async ({ backend, callers }) => {
    const { anonymous, admin } = callers;
    const rows: [TableName, Call, object, string][] = [
      ['contact_messages', anonymous, { name: ' A\u0007 ' }, 'Name must be at least 2 characters'],
      ['contact_messages', anonymous, { email: 'anbu@home' }, 'Please enter a valid email address'],
      [
        'contact_messages',
        anonymous,
        { message: '🌾'.repeat(9) },
        'Message must be at least 10 characters',
      ],
      ['portfolio', admin, { thumbnail_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ];
    for (const [table, caller, change, message] of rows) {
      const answer = await sending(backend, caller, { ...sampleOf(table), ...change }, table);
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  },

  'what the rules let through by mistake, a CHECK stops': async ({ backend }) => {
    const past = backend.sql.transaction(async (tx) => {
      await tx.exec('set local session_replication_role = replica');
      await tx.query(
        `insert into public.contact_messages (name, email, message) values ('Anbu', 'a@b.co', 'Short')`,
      );
      await tx.rollback();
    });
    await expect(past).rejects.toMatchObject({ code: '23514' });
  },

  'ten messages of one address are stored, the eleventh is not': async ({ backend, callers }) => {
    const statuses: number[] = [];
    const { email } = newMessage();
    for (let index = 0; index < 11; index += 1) {
      const answer = await sending(backend, callers.anonymous, {
        ...newMessage(),
        email: index % 2 === 0 ? email : email.toUpperCase(),
        message: `Question number ${index}, please ring.`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    expect(await backend.count(`public.contact_messages where lower(email) = '${email}'`)).toBe(10);
  },

  'five rows fit into a request, six do not': async ({ backend, callers }) => {
    const before = await backend.count('public.contact_messages');
    for (const [rows, status, stored] of [
      [6, 400, 0],
      [5, 201, 5],
    ] as const) {
      const body = Array.from({ length: rows }, () => newMessage());
      expect((await sending(backend, callers.anonymous, body)).status).toBe(status);
      expect(await backend.count('public.contact_messages')).toBe(before + stored);
    }
  },

  'the same message twice is accepted and stored once, with a number added it is another': async ({
    backend,
    callers,
  }) => {
    const before = await backend.count('public.contact_messages');
    const body = newMessage();
    for (const again of [body, body, { ...body, mobile: '98765 43210' }]) {
      expect((await sending(backend, callers.anonymous, again)).status).toBe(201);
    }
    expect(await backend.count('public.contact_messages')).toBe(before + 2);
  },

  'a message that is stored already is answered like a new one': async ({ backend }) => {
    const body = newMessage();
    const ranges = [];
    for (let n = 0; n < 2; n += 1) {
      const { headers } = await backend.call('/rest/v1/contact_messages', {
        method: 'POST',
        headers: { prefer: 'count=exact' },
        body,
      });
      ranges.push(headers.get('content-range'));
    }
    expect(ranges).toEqual(['*/1', '*/1']);
  },

  'megabytes are refused before they are read': async ({ backend, callers }) => {
    await backend.sql.query(`
      create or replace function private.tidy(value text) returns text
      language plpgsql immutable strict set search_path = ''
      as $$ begin
        if octet_length(value) > 100000 then raise 'It was read.'; end if;
        return value;
      end $$`);
    for (const column of ['name', 'email', 'mobile', 'message'] as const) {
      const answer = await sending(backend, callers.anonymous, {
        ...newMessage(),
        [column]: 'x'.repeat(200_000),
      });
      expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
    }
  },

  'only what the gateway says of an address counts, and what cannot be read is one sender': async (
    access,
  ) => {
    const send = sendingFrom(access);
    const forwarded = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}, 192.0.2.1` });
    expect(await send(31, forwarded)).toEqual({ 201: 30, 429: 1 });
    const unread = (n: number) => ({ 'cf-connecting-ip': `10.0.0.${n}` });
    expect(await send(31, unread)).toEqual({ 201: 30, 429: 1 });
    expect(await send(1, () => ({ 'x-forwarded-for': '192.0.2.2' }))).toEqual({ 201: 1 });
  },

  'a named proxy is believed with its secret alone': async (access) => {
    const { sql } = access.backend;
    await sql.query(`select private.trust_proxy('x-real-ip', 'x-proxy-secret', 'open sesame')`);
    const one = (secret: string) => (n: number) => ({
      'x-real-ip': `10.0.0.${n}`,
      'x-proxy-secret': secret,
      'x-forwarded-for': '192.0.2.3',
    });
    expect(await sendingFrom(access)(31, one('open sesame'))).toEqual({ 201: 31 });
    expect(await sendingFrom(access)(31, one('made up'))).toEqual({ 201: 30, 429: 1 });
  },

  'sixty messages of a /48 are stored, not more': async (access) => {
    const one = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` });
    expect(await sendingFrom(access)(61, one)).toEqual({ 201: 60, 429: 1 });
  },

  'others cannot use up the allowance of an e-mail address': async (access) => {
    const { email } = newMessage();
    const send = sendingFrom(access);
    const written = (n: number) => ({ email, message: `This is question number ${n}.` });
    const from = (address: string) => () => ({ 'x-forwarded-for': address });
    expect(await send(11, from('192.0.2.5'), written)).toEqual({ 201: 10, 429: 1 });
    expect(await send(1, from('192.0.2.6'), () => written(99))).toEqual({ 201: 1 });
  },

  'all senders together are stopped at the number of the settings': async (access) => {
    await access.backend.sql.query('update private.settings set most_messages = 5');
    const one = (n: number) => ({ 'x-forwarded-for': `10.0.1.${n}` });
    expect(await sendingFrom(access)(6, one)).toEqual({ 201: 5, 429: 1 });
  },

  'what was kept long enough goes with the next message': async ({ backend, callers }) => {
    await backend.sql.exec(`
      insert into public.contact_messages (name, email, message, created_at)
      values ('Anbu', 'old@example.com', 'Please ring me.', now() - interval '13 months');
      insert into private.audit_log (action, entry_table, entry_id, made_at)
      values ('delete', 'old', gen_random_uuid(), now() - interval '91 days');
      insert into private.senders values (gen_random_uuid(), '', '', '', '', now() - interval '1 day');
      insert into private.mails (message_id, tried_at)
      values ('${OLD_MAIL}', now() - interval '31 days');
    `);
    await sending(backend, callers.anonymous, newMessage());
    expect([
      await backend.count(`public.contact_messages where email = 'old@example.com'`),
      await backend.count(`private.audit_log where entry_table = 'old'`),
      await backend.count(`private.senders where address_hash = ''`),
      await backend.count(`private.mails where message_id = '${OLD_MAIL}'`),
    ]).toEqual([0, 0, 0, 0]);
  },

  'a session that was ended writes nothing': async ({ backend, attempt }) => {
    const token = await backend.signIn(DEMO_ADMIN);
    expect((await attempt.delete('portfolio', { token })).done).toBe(true);
    await backend.call('/auth/v1/logout?scope=local', { method: 'POST', token });
    for (const verb of ['insert', 'update', 'delete'] as const) {
      expect((await attempt[verb]('portfolio', { token })).done).toBe(false);
    }
    expect((await attempt.delete('contact_messages', { token })).done).toBe(false);
  },

  'an account with a second factor is no admin without it': async ({ backend, callers }) => {
    const isAdmin = async (caller: Call) => (await asking(backend, 'is_admin', caller)).body;
    expect(await isAdmin(callers['an admin with its second factor'])).toBe(true);
    expect(await isAdmin(callers['an admin without its second factor'])).toBe(false);
  },

  'an admin is named by one confirmed account alone': async ({ backend }) => {
    const named = (address: string) =>
      backend.sql.query('select private.name_admin($1)', [address]).then(
        () => 'named',
        ({ message }: Error) => message,
      );
    const add = (id: string, address: string, confirmed: string) =>
      backend.sql.query(
        `insert into auth.users (id, email, email_confirmed_at) values ($1, $2, ${confirmed})`,
        [id, address],
      );
    const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
    try {
      await add(ids[0], 'twice@example.com', 'now()');
      await add(ids[1], 'TWICE@example.com', 'now()');
      await add(ids[2], 'new@example.com', 'null');
      expect([
        await named('twice@example.com'),
        await named('new@example.com'),
        await named('nobody@example.com'),
        await named(''),
        await named(DEMO_ADMIN.email.toUpperCase()),
      ]).toEqual([
        'More than one account has the address twice@example.com',
        'The account of new@example.com has not confirmed its address',
        'There is no account of nobody@example.com',
        'There is no account of ',
        'named',
      ]);
    } finally {
      await backend.sql.query('delete from auth.users where id = any($1)', [[...ids]]);
    }
  },

  'a text that shows nothing, or not in its order, is refused or put right': async ({
    backend,
    callers,
  }) => {
    const message = newMessage();
    const named = (name: string) => sending(backend, callers.anonymous, { ...message, name });
    expect(await named('\u200b\u3164\u2800')).toMatchObject({
      status: 400,
      body: { message: 'Name must be at least 2 characters' },
    });
    await named('Anbu\u202e\nK.');
    const stored = `public.contact_messages where email = '${message.email}' and name = 'Anbu K.'`;
    expect(await backend.count(stored)).toBe(1);
  },

  'a slug that is reserved or in use is refused in words': async ({ backend, callers }) => {
    for (const [slug, status, message] of [
      ['once', 201, undefined],
      ['once', 409, 'Another post already uses this slug.'],
      ['index', 400, 'This slug is reserved. Please choose another one.'],
    ] as const) {
      const row = { ...sampleOf('blog_posts'), slug };
      const answer = await sending(backend, callers.admin, row, 'blog_posts');
      expect([answer.status, (answer.body as Error | null)?.message]).toEqual([status, message]);
    }
  },

  'every change of an entry is kept, of a message only that it was deleted': async ({
    backend,
    callers,
    attempt,
  }) => {
    await backend.sql.query('delete from private.audit_log');
    for (const table of ['blog_posts', 'portfolio', 'contact_messages'] as const) {
      for (const verb of ['insert', 'update', 'delete'] as const) {
        await attempt[verb](table, callers.admin);
      }
    }
    const { rows } = await backend.sql.query<{ line: string }>(`
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

  'the history is for admins': async ({ backend, callers, attemptCall }) => {
    for (const role of ROLES) {
      for (const name of FUNCTIONS) {
        const { done } = await attemptCall(name, callers[role]);
        const may = name === 'restore_entry' ? actsAsAdmin(role) : readsAsAdmin(role);
        expect({ role, name, done }).toEqual({ role, name, done: may });
      }
    }
    expect(await backend.count('private.restores')).toBe(0);
  },

  'the history is written by triggers alone': async ({ backend, callers, stored }) => {
    await stored('portfolio');
    const before = await backend.count('private.audit_log');
    // As an admin, whom the policy for reading lets pass, and with the way into the schema that no role of
    // the API has.
    await backend.sql.exec('grant usage on schema private to authenticated');
    for (const statement of [
      `insert into private.audit_log (action, entry_table, entry_id)
       values ('delete', 'portfolio', gen_random_uuid())`,
      `update private.audit_log set made_by_email = 'other@example.com'`,
      'delete from private.audit_log',
    ]) {
      await runAs(backend, callers.admin, statement).catch(() => {});
    }
    await backend.sql.exec('revoke usage on schema private from authenticated');
    expect(await backend.count('private.audit_log')).toBe(before);
    expect(await backend.count(`private.audit_log where made_by_email = 'other@example.com'`)).toBe(
      0,
    );
  },

  'what was deleted is listed for thirty days': async ({ backend, callers, attempt }) => {
    await backend.sql.query('delete from private.audit_log');
    const listed = async () => {
      const entries = { entry_table: 'portfolio' };
      const { body } = await asking(backend, 'deleted_entries', callers.admin, entries);
      return (body as unknown[]).length;
    };
    await attempt.delete('portfolio', callers.admin);
    expect(await listed()).toBe(1);
    const age = (time: string) =>
      backend.sql.query(`update private.audit_log set made_at = now() - interval '${time}'`);
    await age('29 days');
    expect(await listed()).toBe(1);
    await age('31 days');
    expect(await listed()).toBe(0);
  },

  'a search finds every word anywhere, in any script, and nothing stands for other text': async ({
    backend,
    callers,
  }) => {
    await backend.sql.query('delete from public.blog_posts');
    await backend.sql.query(`
      insert into public.blog_posts (title, slug, excerpt, content, tags) values
        ('Rice mills at harvest', 'mills', 'Six saved replies.', repeat('The queue is long. ', 5), '{WhatsApp}'),
        ('ＷＥＢＳＩＴＥ கொடி 🌾', 'tamil', null, repeat('Discount of 100% on cotton_silk. ', 5), '{Tamil,"O''Neil"}'),
        ('Nothing of interest', 'nothing', null, repeat('A back\\slash and a soft\u00adhyphen. ', 5), '{}')
    `);
    const found = async (words: string, tagged?: string) => {
      const query = new URLSearchParams({ words, ...(tagged && { tagged }) });
      const { body } = await backend.call(
        `/rest/v1/rpc/search_blog_posts?${query}`,
        callers.anonymous,
      );
      return (body as { slug: string }[]).map(({ slug }) => slug).sort();
    };
    const all = ['mills', 'nothing', 'tamil'];
    const expected: [query: string, slugs: string[]][] = [
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
    ];
    for (const [query, slugs] of expected) {
      expect([query, await found(query)]).toEqual([query, slugs]);
    }
    expect(await found('', "O'Neil")).toEqual(['tamil']);
    expect(await found('mills', 'Tamil')).toEqual([]);
    expect(await found('', 'tamil')).toEqual([]);
  },

  'a search answers with thirty rows at most, without long texts, and goes on behind the last':
    async ({ backend, callers }) => {
      await backend.sql.query('delete from public.portfolio');
      await backend.sql.query(`
      insert into public.portfolio (title, category, description, created_at)
      select 'Project ' || n, 'Websites', repeat('A shop in the town. ', 100)
          || case when n > 1250 or n % 25 = 0 then 'Rare' else '' end,
        timestamptz '2026-01-01' - n / 3 * interval '1 second'
      from generate_series(1, 1300) n
    `);
      const titles: string[] = [];
      const lengths: number[] = [];
      let query = 'words=rare';
      for (let answers = 0; answers < 5; answers += 1) {
        const { body } = await backend.call(
          `/rest/v1/rpc/search_portfolio?${query}`,
          callers.anonymous,
        );
        const rows = body as { id: string; title: string; created_at: string; summary: string }[];
        expect(JSON.stringify(rows).length).toBeLessThan(30_000);
        lengths.push(rows.length);
        titles.push(...rows.map(({ title }) => title));
        const last = rows.at(-1);
        if (!last) break;
        query = String(
          new URLSearchParams({ words: 'rare', before: last.created_at, before_id: last.id }),
        );
      }
      const { rows } = await backend.sql.query<{ title: string }>(
        `select title from public.portfolio where description like '%Rare'
       order by created_at desc, id desc`,
      );
      expect(titles).toEqual(rows.map(({ title }) => title));
      // 50 among every 25th, and the oldest 50.
      expect(lengths).toEqual([30, 30, 30, 10, 0]);
    },

  'a search shows what the policies of the tables show': async ({ backend, callers, stored }) => {
    await stored('blog_posts');
    const found = async () =>
      ((await backend.call('/rest/v1/rpc/search_blog_posts', callers.anonymous)).body as unknown[])
        .length;
    expect(await found()).toBeGreaterThan(0);
    await backend.sql.query(
      'alter policy "visitors read posts" on public.blog_posts using (false)',
    );
    expect(await found()).toBe(0);
    const counts = await backend.call('/rest/v1/tag_counts?select=tag', callers.anonymous);
    expect(counts.body).toEqual([]);
  },

  'what is compared has a bounded length, and thirty marks on a letter': async ({ backend }) => {
    const { rows } = await backend.sql.query(`
      select length(private.search_text(array[repeat('x', 1000000)])) as long,
        length(private.search_text(array['q' || repeat(chr(769), 200) || repeat(chr(790), 200)])) as piled
    `);
    expect(rows).toEqual([{ long: 250_000, piled: 31 }]);
  },

  'marks piled on one letter are refused in the words of the form': async ({
    backend,
    callers,
  }) => {
    const pile = `a${'\u0301'.repeat(31)}`;
    const refused: [TableName, object, string][] = [
      ['contact_messages', { name: `Anbu ${pile}` }, 'Name'],
      ['contact_messages', { mobile: pile }, 'Mobile'],
      ['contact_messages', { message: `Please ring ${pile}` }, 'Message'],
      ['blog_posts', { title: `A title ${pile}` }, 'Title'],
      ['blog_posts', { content: `${'Some words. '.repeat(6)}${pile}` }, 'Content'],
      ['blog_posts', { tags: ['One', pile] }, 'A tag'],
      ['portfolio', { description: `A shop in the town ${pile}` }, 'Description'],
    ];
    for (const [table, change, label] of refused) {
      const body = { ...sampleOf(table), ...change };
      expect(await sending(backend, callers.admin, body, table)).toMatchObject({
        status: 400,
        body: { code: '22023', message: `${label} has too many accents on one letter` },
      });
    }
    const allowed = { ...newMessage(), message: `Please ring ${pile.slice(0, -1)}` };
    expect((await sending(backend, callers.anonymous, allowed)).status).toBe(201);
  },

  'a search knows what is stored now, and nothing that was deleted': async ({ backend }) => {
    await backend.sql.exec(`
      delete from public.blog_posts; delete from public.contact_messages;
      insert into public.blog_posts (title, slug, content, tags)
        values ('Before the harvest', 'mills', repeat('The queue is long. ', 5), '{Rice}');
      update public.blog_posts set title = 'After the harvest', tags = '{Silk}',
        created_at = '2026-01-01' where slug = 'mills';
      insert into public.contact_messages (name, email, message)
        values ('Anbu', 'a@example.com', 'Please ring me.'), ('Muthu', 'm@example.com', 'Please write.');
      delete from public.contact_messages where name = 'Anbu';
    `);
    const known = async () =>
      (
        await backend.sql.query(`
          select list, created_at = '2026-01-01' as moved, tags, words ~ 'before' as before,
            words ~ 'after' as after, words ~ 'anbu' as anbu
          from private.search_words where list <> 'portfolio' order by list`)
      ).rows;
    const gone = { before: false, anbu: false };
    expect(await known()).toEqual([
      { list: 'blog_posts', moved: true, tags: ['Silk'], after: true, ...gone },
      { list: 'contact_messages', moved: false, tags: [], after: false, ...gone },
    ]);
    await backend.sql.exec('truncate public.blog_posts, public.contact_messages');
    expect(await known()).toEqual([]);
  },

  'a statement of a visitor has three seconds, one of an account eight': async ({ backend }) => {
    const { rows } = await backend.sql.query(`
      select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1
    `);
    expect(rows).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
    ]);
  },

  'messages are found by admins alone, and only they are told of new ones': async ({
    backend,
    callers,
  }) => {
    await backend.sql.query('delete from public.contact_messages');
    await backend.sql.query(`
      insert into public.contact_messages (name, email, mobile, message, created_at)
      select 'முத்து ' || n, 'muthu@example.com', '+91 98765 0' || n, 'About rice number ' || n,
        timestamptz '2026-01-01' - n * interval '1 second'
      from generate_series(1, 120) n
    `);
    const call = async (name: string, caller: Call, body?: object) =>
      (await asking(backend, name, caller, body)).body as Record<string, unknown>[];
    const namesOf = (rows: Record<string, unknown>[]) => rows.map(({ name }) => name);
    const found = (words: string) => call('search_contact_messages', callers.admin, { words });
    expect(namesOf(await found('முத்து 0117 RICE'))).toEqual(['முத்து 117']);
    expect(namesOf(await found('number%'))).toEqual([]);
    const first = await found('muthu@');
    expect(namesOf(first)).toEqual(Array.from({ length: 30 }, (_, n) => `முத்து ${n + 1}`));
    const { created_at, id } = first[29] ?? {};
    const next = { words: 'muthu@', before: created_at, before_id: id };
    const second = await call('search_contact_messages', callers.admin, next);
    expect(namesOf(second)[0]).toBe('முத்து 31');

    const mark = { after: created_at, after_id: id };
    const [news] = await call('message_news', callers.admin, mark);
    expect(news).toMatchObject({ id: first[0]?.id, created_at: first[0]?.created_at, newer: 29 });
    const [all] = await call('message_news', callers.admin, { ...mark, after: '2020-01-01' });
    expect(all).toMatchObject({ newer: 100 });
    const [unmarked] = await call('message_news', callers.admin);
    expect(unmarked).toMatchObject({ id: first[0]?.id, newer: 0 });

    const { anonymous, unlisted } = callers;
    for (const caller of [anonymous, unlisted]) {
      for (const name of ['search_contact_messages', 'message_news']) {
        expect(JSON.stringify(await call(name, caller))).not.toMatch(/[\da-f]{8}-[\da-f]{4}|muthu/);
      }
    }
    const [unseen] = await call('message_news', unlisted, { ...mark, after: '2020-01-01' });
    expect(unseen).toEqual({ id: null, created_at: null, newer: 0 });
  },

  'pictures are seen in their list, added and deleted by admins alone': async ({
    backend,
    callers,
  }) => {
    const { upload, remove, lists, seesBucket } = pictureAttempts(backend);
    for (const role of ROLES) {
      const caller = callers[role];
      const { name } = await upload(callers.admin);
      expect({
        role,
        sees: await seesBucket(caller),
        lists: await lists(caller, name),
        adds: (await upload(caller)).stored,
        removes: await remove(caller, name),
      }).toEqual({
        role,
        sees: readsAsAdmin(role),
        lists: readsAsAdmin(role),
        adds: actsAsAdmin(role),
        removes: actsAsAdmin(role),
      });
    }
  },

  'a picture has the name, type and size of one, and its bucket': async ({ backend, callers }) => {
    const { insert } = pictureAttempts(backend);
    const { rows } = await backend.sql.query(
      `select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'pictures'`,
    );
    expect(rows.map((bucket) => JSON.stringify(bucket))).toEqual([
      '{"public":true,"file_size_limit":1000000,"allowed_mime_types":["image/avif","image/webp","image/jpeg"]}',
    ]);
    await backend.sql.exec(`
      insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing;
      delete from storage.objects where bucket_id = 'other';
    `);
    const stored = (name: string, metadata: object, bucket?: string) =>
      insert(callers.admin, name, metadata, bucket).then(
        () => true,
        () => false,
      );
    const photo = { mimetype: 'image/webp', size: 1_000_000, contentLength: 1_000_000 };
    expect([
      await stored(newName(), photo),
      await stored('notes.webp', photo),
      await stored(newName(), { ...photo, mimetype: 'text/html' }),
      await stored(newName(), { ...photo, size: 1_000_001 }),
      await stored(newName(), { ...photo, contentLength: 1_000_001 }),
      await stored(newName(), photo, 'other'),
    ]).toEqual([true, false, false, false, false, false]);
    await backend.sql.exec(
      `insert into storage.objects (bucket_id, name) values ('other', 'notes')`,
    );
    for (const statement of [
      `select id from storage.buckets where id = 'other'`,
      `select id from storage.objects where bucket_id = 'other'`,
      `delete from storage.objects where bucket_id = 'other' returning id`,
    ]) {
      expect({ statement, rows: await runAs(backend, callers.admin, statement) }).toEqual({
        statement,
        rows: 0,
      });
    }
  },

  'a former slug leads to its post as long as no other post has it': async ({
    backend,
    callers,
  }) => {
    await backend.sql.exec('delete from public.blog_posts; delete from private.former_slugs');
    const save = (method: 'POST' | 'PATCH' | 'DELETE', body: object | undefined, filter = '') =>
      backend.call(`/rest/v1/blog_posts?${filter}`, { ...callers.admin, method, body });
    const moved = async (caller: Call) => {
      const { body } = await backend.call('/rest/v1/moved_posts?order=old_slug', caller);
      return (body as { old_slug: string; slug: string }[]).map(
        ({ old_slug, slug }) => `${old_slug} → ${slug}`,
      );
    };
    await save('POST', { ...sampleOf('blog_posts'), slug: 'first' });
    await save('PATCH', { slug: 'second' }, 'slug=eq.first');
    await save('PATCH', { slug: 'third' }, 'slug=eq.second');
    for (const caller of [callers.anonymous, callers.unlisted, callers.admin]) {
      expect(await moved(caller)).toEqual(['first → third', 'second → third']);
    }
    await save('POST', { ...sampleOf('blog_posts'), slug: 'first' });
    expect(await moved(callers.anonymous)).toEqual(['second → third']);
    await save('DELETE', undefined, 'slug=eq.first');
    expect(await moved(callers.anonymous)).toEqual(['second → third']);
    // What should not be there all the same is not shown.
    await backend.sql.query(
      `insert into private.former_slugs (slug, post_id) select slug, id from public.blog_posts`,
    );
    expect(await moved(callers.anonymous)).toEqual(['second → third']);
  },

  'a message is mailed once, a failed mail again after a while, and only by the service key':
    async ({ backend, callers }) => {
      await backend.sql.exec('delete from public.contact_messages; delete from private.mails');
      const asFunction = (statement: string, id: string | null) =>
        backend.sql.transaction(async (tx) => {
          await tx.exec('set local role service_role');
          return (await tx.query<{ id: string }>(statement, [id])).rows;
        });
      const claim = (id: string | null = null) =>
        asFunction('select id from public.claim_mails($1)', id);
      const wait = (time: string) =>
        backend.sql.query(`update private.mails set tried_at = tried_at - interval '${time}'`);
      await backend.sql.exec(`
      insert into public.contact_messages (name, email, message, created_at)
      select 'Anbu', n || '@example.com', 'Please ring me.', now() - n * interval '130 minutes'
      from generate_series(1, 12) n
    `);
      // Eleven of the last day, ten at a time.
      const [first] = await claim();
      expect([first !== undefined, (await claim()).length, (await claim()).length]).toEqual([
        true,
        1,
        0,
      ]);
      await asFunction('select public.settle_mail($1)', first?.id ?? '');
      await wait('119 seconds');
      expect(await claim()).toEqual([]);
      await wait('1 second');
      const again = await claim();
      expect([again.length, again.some(({ id }) => id === first?.id)]).toEqual([10, false]);
      await wait('239 seconds');
      expect(await claim()).toEqual([]);
      // By its id also an older one, once.
      const { rows } = await backend.sql.query<{ id: string }>(
        `select id from public.contact_messages where email = '12@example.com'`,
      );
      const oldest = rows[0]?.id ?? '';
      expect([await claim(oldest), await claim(oldest)]).toEqual([[{ id: oldest }], []]);
      for (const role of ROLES) {
        for (const name of ['claim_mails', 'settle_mail']) {
          const { status } = await asking(backend, name, callers[role], { chosen: first?.id });
          expect(status, `${name}, ${role}`).toBeGreaterThanOrEqual(400);
        }
      }
    },

  'a build is started by acting admins alone, and only where a hook is set': async ({
    backend,
    callers,
  }) => {
    await backend.sql.exec(`
      drop schema if exists net cascade;
      create schema net;
      create table net.calls (url text);
      create function net.http_post(url text) returns void
      language sql as 'insert into net.calls values (url)';
      update private.settings set build_hook = null;
    `);
    const ask = (name: string, caller: Call) => asking(backend, name, caller);
    expect((await ask('has_build_hook', callers.admin)).body).toBe(false);
    expect((await ask('start_build', callers.admin)).body).toMatchObject({
      message: 'No build hook is set.',
    });
    const hook = 'https://builds.example/hook';
    await backend.sql.query('update private.settings set build_hook = $1', [hook]);
    for (const role of ROLES) {
      const acts = actsAsAdmin(role);
      await backend.sql.exec('truncate net.calls');
      const { status } = await ask('start_build', callers[role]);
      const { rows } = await backend.sql.query<{ url: string }>('select url from net.calls');
      expect({ role, done: status < 300, rows }).toEqual({
        role,
        done: acts,
        rows: acts ? [{ url: hook }] : [],
      });
      const { body } = await ask('has_build_hook', callers[role]);
      expect({ role, isTold: body === true }).toEqual({ role, isTold: readsAsAdmin(role) });
    }
    expect(await backend.count('private.builds')).toBe(0);
    await backend.sql.exec('drop schema net cascade');
    expect((await ask('start_build', callers.admin)).body).toMatchObject({
      message: 'The extension pg_net is not enabled.',
    });
  },

  'grants, policies and functions are those that were written down': async ({ backend }) => {
    expect(await structureOf(backend.sql)).toEqual(STRUCTURE);
  },
} satisfies Record<string, (access: Access) => Promise<void>>;

/** Sends a row as a form would. */
function sending(
  backend: BackendForTests,
  caller: Call,
  body: object,
  table: TableName = 'contact_messages',
) {
  return backend.call(`/rest/v1/${table}`, { ...caller, method: 'POST', body });
}

/** Calls a function of the data API. */
function asking(backend: BackendForTests, name: string, caller: Call, body: object = {}) {
  return backend.call(`/rest/v1/rpc/${name}`, { ...caller, method: 'POST', body });
}

/**
 * Sends so many messages with headers of a proxy, which the embedded backend itself does not pass to its
 * database. @returns how often each status was answered
 */
function sendingFrom({ backend, callers }: Access) {
  const setHeaders = (headers: object | null) =>
    backend.sql.query(`select set_config('request.headers', $1, false)`, [
      headers ? JSON.stringify(headers) : '',
    ]);
  return async (
    messages: number,
    headersOf: (n: number) => object,
    written: (n: number) => object = () => ({}),
  ): Promise<Record<number, number>> => {
    const answers: Record<number, number> = {};
    for (let n = 0; n < messages; n += 1) {
      await setHeaders(headersOf(n));
      const { status } = await sending(backend, callers.anonymous, {
        ...newMessage(),
        ...written(n),
      });
      answers[status] = (answers[status] ?? 0) + 1;
    }
    await setHeaders(null);
    return answers;
  };
}

export type Promised = keyof typeof checks;
