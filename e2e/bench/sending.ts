import { as, type PlainDatabase } from '../../apps/site/supabase/tests/plainPostgres.ts';

/** The statement that PostgREST makes of a request's body. */
const INSERT = `
  insert into public.contact_messages (name, email, message)
  select name, email, message from json_to_recordset($1) as _ (name text, email text, message text)`;

const WORDS = 'Please ring me tomorrow.';

/**
 * The body of a request with so many messages of so many characters: white space, which the
 * database removes, or letters.
 */
export const bodyOf = (rows: number, characters: number, filling: string): string =>
  JSON.stringify(
    Array.from({ length: rows }, () => ({
      name: 'Anbu',
      email: `${crypto.randomUUID()}@example.com`,
      message: WORDS.padStart(characters, filling),
    })),
  );

/** Sends a body as a visitor of some other network address each time. */
export function send(client: PlainDatabase['owner'], body: string): Promise<unknown> {
  const address = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
  return as(client, { role: 'anon', headers: { 'x-forwarded-for': address } }, () =>
    client.query(INSERT, [body]),
  );
}
