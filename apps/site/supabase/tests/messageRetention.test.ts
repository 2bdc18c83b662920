import { beforeEach, describe, expect, test } from 'vitest';
import { ALL_MIGRATIONS } from './support/allMigrations.ts';
import { send } from './support/callerActions.ts';
import { count, databaseForTests } from './support/databaseForTests.ts';

const database = databaseForTests();

describe('messages are kept', () => {
  /** Stores as many messages of an age. */
  const aged = (age: string, messages = 1) =>
    database.owner.query(
      `insert into public.contact_messages (name, email, message, created_at)
       select 'Anbu', 'a@b.co', 'Please ring me.', now() - $1::interval from generate_series(1, $2)`,
      [age, messages],
    );
  const left = () => count(database, 'public.contact_messages');
  beforeEach(() => database.owner.query('delete from public.contact_messages'));

  test('for ever where the settings name no end, for a year by default, as long as they say', async () => {
    await aged('11 months');
    await aged('13 months');
    const kept = [];
    for (const keep of ['null', 'default', `'6 months'`]) {
      await database.owner.query(`
        update private.settings set keep_messages = ${keep}; select private.sweep();
        update private.settings set keep_messages = default`);
      kept.push(await left());
    }
    expect(kept).toEqual([2, 1, 0]);
  });

  test('no longer where nothing but the next message removes them, a hundred at a time', async () => {
    await aged('13 months', 150);
    await send(database.owner);
    expect(await left()).toBe(51);
    await send(database.owner);
    expect(await left()).toBe(2);
  });

  test('no longer where pg_cron is: the migration gives it the daily sweep', async () => {
    const schedule = 'select private.schedule_sweep() as done';
    expect((await database.owner.query(schedule)).rows).toEqual([{ done: false }]);
    const { owner } = await database.another(`
      create schema cron;
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns void
      language sql as 'insert into cron.job values (name, schedule, command) on conflict do nothing';
      ${ALL_MIGRATIONS}`);
    const { rows } = await owner.query('select * from cron.job');
    const command = 'select private.sweep()';
    expect(rows).toEqual([{ name: 'sweep', schedule: '17 3 * * *', command }]);
    await owner.query(command);
    expect((await owner.query(schedule)).rows).toEqual([{ done: true }]);
  });
});
