import { expect, test } from 'vitest';
import { type Message, parseMessages } from './message';

const message: Message = {
  id: 'm1',
  name: 'முத்துக்குமரன் 🌾',
  email: 'muthu@example.com',
  mobile: '+91 98765 43210',
  message: 'Vanakkam,\n\nplease call.',
  created_at: '2026-11-20 22:08:26.102345+00',
};

test('messages arrive in order and as they were stored', () => {
  const rows = ['c', 'a', 'b'].map((id) => ({ ...message, id }));
  expect(parseMessages(rows)).toEqual(rows);
});

test.each([
  ['mobile', null, null],
  ['mobile', undefined, null],
  ['name', null, ''],
  ['email', 7, ''],
  ['message', undefined, ''],
  ['created_at', null, ''],
])('a message whose %s is %j still shows', (column, stored, shown) => {
  expect(parseMessages([{ ...message, [column]: stored }])).toEqual([
    { ...message, [column]: shown },
  ]);
});

test('columns that the site does not know are left out', () => {
  expect(parseMessages([{ ...message, address: '192.0.2.1' }])).toEqual([message]);
});

test('a row without an id is left out, the others stay', () => {
  expect(parseMessages([{ ...message, id: null }, null, message])).toEqual([message]);
});

test.each([null, { message: 'permission denied' }, '<!doctype html>'])(
  'an answer like %j is an error',
  (answer) => {
    expect(() => parseMessages(answer)).toThrow('The backend did not answer with a list.');
  },
);
