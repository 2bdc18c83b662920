import { beforeEach, expect, test } from 'vitest';
import { newMessage } from './support/access.ts';

import { plainSite, send } from './support/plainSite.ts';

const database = plainSite();

beforeEach(() => database.owner.query('truncate contact_messages, private.mails, private.senders'));

/** As the Edge Function, with the service key. */
async function asFunction<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
  await database.owner.query('set role service_role');
  try {
    return (await database.owner.query(statement, values)).rows;
  } finally {
    await database.owner.query('reset role');
  }
}
const claim = async (id: string | null = null) =>
  (await asFunction<{ message: string }>('select * from claim_mails($1)', [id])).map(
    ({ message }) => message,
  );
const settle = (id: string) => asFunction('select settle_mail($1)', [id]);
const wait = (time: string) =>
  database.owner.query(`update private.mails set tried_at = tried_at - interval '${time}'`);

/** @returns its id */
async function newArrival(message: string): Promise<string> {
  expect(await send(database.owner, undefined, { ...newMessage(), message })).toBe('stored 1');
  const { rows } = await database.owner.query(
    'select id from contact_messages where message = $1',
    [message],
  );
  return rows[0].id;
}

test('a message is mailed once, however often the webhook comes', async () => {
  const id = await newArrival('A shop needs a website.');
  expect(await claim(id)).toEqual(['A shop needs a website.']);
  expect(await claim(id)).toEqual([]);
  await settle(id);
  await wait('1 year');
  expect(await claim(id)).toEqual([]);
  expect(await claim()).toEqual([]);
});

test('a message that is gone is not mailed', async () => {
  const id = await newArrival('A shop needs a website.');
  await database.owner.query('delete from contact_messages');
  expect(await claim(id)).toEqual([]);
});
