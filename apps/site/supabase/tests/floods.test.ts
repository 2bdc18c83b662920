import { beforeEach, expect, test } from 'vitest';
import { newMessage } from './access.ts';
import { backendForTests } from './backendForTests.ts';
import { countCases } from './countCases.ts';

const backend = backendForTests();
const tried = countCases('messages in floods and races');

beforeEach(async () => {
  await backend.sql.exec('delete from public.contact_messages; delete from private.senders');
});

const send = async (body: object) =>
  (await backend.call('/rest/v1/contact_messages', { method: 'POST', body })).status;

const stored = () => backend.count('public.contact_messages');

/** Sends all of them at the same moment. @returns how often each status was answered */
async function race(messages: object[]): Promise<Record<number, number>> {
  tried(messages.length);
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

test('Twenty times the same message at the same moment is stored once', async () => {
  expect(await race(Array(20).fill(newMessage()))).toEqual({ 201: 20 });
  expect(await stored()).toBe(1);
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

test('A message that is stored already is answered like a new one, its count included', async () => {
  const body = newMessage();
  const answered = async () => {
    const answer = await backend.fetch('http://localhost/rest/v1/contact_messages', {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        prefer: 'count=exact',
      },
      body: JSON.stringify(body),
    });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  const first = await answered();
  expect(first).toEqual([201, '*/1', '']);
  expect(await answered()).toEqual(first);
  expect(await stored()).toBe(1);
  tried(2);
});

test('The same words with a telephone number added are another message', async () => {
  const body = newMessage();
  expect(await send(body)).toBe(201);
  expect(await send({ ...body, mobile: '98765 43210' })).toBe(201);
  expect(await stored()).toBe(2);
  tried(2);
});

test('Five hundred rows in one request are refused as a whole', async () => {
  tried(500);
  expect(await send(Array.from({ length: 500 }, newMessage))).toBe(400);
  expect(await stored()).toBe(0);
});

test('Five hundred times the same row in one request as well', async () => {
  tried(500);
  expect(await send(Array(500).fill(newMessage()))).toBe(400);
  expect(await stored()).toBe(0);
});

test('Ten minutes later the sender may write again, the same words too', async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `This is question number ${index}.`);
  const { email, ...rest } = newMessage();
  for (const text of texts) expect(await send({ ...rest, email, message: text })).toBe(201);
  expect(await send({ ...rest, email, message: 'One more question, please.' })).toBe(429);
  await backend.sql.exec(`
    update public.contact_messages set created_at = created_at - interval '10 minutes';
    update private.senders set sent_at = sent_at - interval '10 minutes';
  `);
  expect(await send({ ...rest, email, message: texts[0] })).toBe(201);
  expect(await stored()).toBe(11);
  tried(12);
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
