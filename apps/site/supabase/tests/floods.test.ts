import { beforeEach, expect, test } from 'vitest';
import { newMessage } from './access.ts';
import { backendForTests } from './backendForTests.ts';

const backend = backendForTests();
beforeEach(async () => {
  await backend.sql.exec('delete from public.contact_messages; delete from private.senders');
});

const send = async (body: object) =>
  (await backend.call('/rest/v1/contact_messages', { method: 'POST', body })).status;

const stored = () => backend.count('public.contact_messages');

/** Sends all of them at the same moment. @returns how often each status was answered */
async function race(messages: object[]): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  for (const status of await Promise.all(messages.map(send))) {
    answers[status] = (answers[status] ?? 0) + 1;
  }
  return answers;
}

test('Fifty visitors at the same moment are all heard, each once', async () => {
  const messages = Array.from({ length: 50 }, newMessage);
  expect(await race(messages)).toEqual({ 201: 50 });
  const { rows } = await backend.sql.query<{ email: string }>(
    'select email from public.contact_messages',
  );
  expect(rows.map(({ email }) => email).sort()).toEqual(messages.map(({ email }) => email).sort());
});

test('Of forty messages of one sender at the same moment ten are stored', async () => {
  const { email } = newMessage();
  const messages = Array.from({ length: 40 }, (_, index) => ({
    ...newMessage(),
    email,
    message: `This is question number ${index}.`,
  }));
  expect(await race(messages)).toEqual({ 201: 10, 429: 30 });
  expect(await stored()).toBe(10);
});

test('Five hundred rows in one request are refused as a whole', async () => {
  expect(await send(Array.from({ length: 500 }, newMessage))).toBe(400);
  expect(await stored()).toBe(0);
});

test('A request whose body never ends does not block the next one', async () => {
  const endless = new ReadableStream({ start: (begin) => begin.enqueue(Buffer.from('{"name": ')) });
  void backend.fetch('http://localhost/rest/v1/contact_messages', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(await send(newMessage())).toBe(201);
});
