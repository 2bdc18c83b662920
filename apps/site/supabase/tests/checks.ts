import { expect } from 'vitest';
import type { Call } from './backendForTests.ts';
import { STRUCTURE, structureOf } from './structure.ts';
import { CELLS, mayDo, newMessage, ROLES, sampleOf, type Wall } from './wall.ts';

/** What the wall promises, each as a check that throws when a backend breaks the promise. */
export const checks = {
  'everybody does what they may, and nothing else': async (wall) => {
    for (const role of ROLES) {
      for (const cell of CELLS) {
        const { done } = await wall.attempt[cell.verb](cell.table, wall.callers[role]);
        expect({ role, ...cell, done }).toEqual({ role, ...cell, done: mayDo(role, cell) });
      }
    }
  },

  'only the listed are told that they are admins': async ({ backend, callers }) => {
    const ask = async (caller: Call) =>
      (await backend.call('/rest/v1/rpc/is_admin', { ...caller, method: 'POST', body: {} })).body;
    expect(await ask(callers.unlisted)).toBe(false);
    expect(await ask(callers.admin)).toBe(true);
  },

  'id and created_at are not for a client to choose': async ({ backend, callers }) => {
    const forged = { id: crypto.randomUUID(), created_at: '2099-01-01T00:00:00+00:00' };
    for (const caller of [callers.anonymous, callers.admin]) {
      for (const column of ['id', 'created_at'] as const) {
        await backend.call('/rest/v1/contact_messages', {
          ...caller,
          method: 'POST',
          body: { ...newMessage(), [column]: forged[column] },
        });
      }
    }
    expect(
      await backend.count(
        `public.contact_messages where id = '${forged.id}' or created_at = '${forged.created_at}'`,
      ),
    ).toBe(0);
  },

  'a bad row is refused in the words of the form': async ({ backend, callers }) => {
    const words = async (table: string, caller: Call, body: object) => {
      const answer = await backend.call(`/rest/v1/${table}`, { ...caller, method: 'POST', body });
      return `${answer.status} ${(answer.body as { message?: string }).message}`;
    };
    const message = newMessage();
    const project = sampleOf('portfolio');
    expect([
      await words('contact_messages', callers.anonymous, { ...message, name: ' A\u0007 ' }),
      await words('contact_messages', callers.anonymous, { ...message, email: 'anbu@home' }),
      await words('contact_messages', callers.anonymous, { ...message, message: '🌾'.repeat(9) }),
      await words('portfolio', callers.admin, { ...project, thumbnail_url: 'javascript:alert(1)' }),
    ]).toEqual([
      '400 Name must be at least 2 characters',
      '400 Please enter a valid email address',
      '400 Message must be at least 10 characters',
      '400 Please enter a valid URL',
    ]);
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
      const answer = await backend.call('/rest/v1/contact_messages', {
        ...callers.anonymous,
        method: 'POST',
        body: {
          ...newMessage(),
          email: index % 2 === 0 ? email : email.toUpperCase(),
          message: `Question number ${index}, please ring.`,
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    expect(await backend.count(`public.contact_messages where lower(email) = '${email}'`)).toBe(10);
  },

  'five rows fit into a request, six do not': async ({ backend, callers }) => {
    const send = (count: number) =>
      backend.call('/rest/v1/contact_messages', {
        ...callers.anonymous,
        method: 'POST',
        body: Array.from({ length: count }, () => newMessage()),
      });
    const before = await backend.count('public.contact_messages');
    expect((await send(6)).status).toBe(400);
    expect(await backend.count('public.contact_messages')).toBe(before);
    expect((await send(5)).status).toBe(201);
    expect(await backend.count('public.contact_messages')).toBe(before + 5);
  },

  'the same message twice is accepted and stored once': async ({ backend, callers }) => {
    const before = await backend.count('public.contact_messages');
    const body = newMessage();
    for (const again of [body, { ...body, email: body.email.toUpperCase(), name: 'Anbu K.' }]) {
      const answer = await backend.call('/rest/v1/contact_messages', {
        ...callers.anonymous,
        method: 'POST',
        body: again,
      });
      expect(answer.status).toBe(201);
    }
    expect(await backend.count('public.contact_messages')).toBe(before + 1);
  },

  'grants, policies and functions are those that were written down': async ({ backend }) => {
    expect(await structureOf(backend.sql)).toEqual(STRUCTURE);
  },
} satisfies Record<string, (wall: Wall) => Promise<void>>;

export type Promised = keyof typeof checks;
