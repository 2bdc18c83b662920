/**
 * Floods a database from a process of its own, until it is killed: encoding megabytes would hold up
 * the process that measures. `node flooder.ts <place> <connections> <rows> <characters> <filling>`
 */
import { connectTo } from '../../apps/site/supabase/tests/plainPostgres.ts';
import { bodyOf, send } from './sending.ts';

const [place = '', connections, rows, characters, filling = ''] = process.argv.slice(2);

for (let n = 0; n < Number(connections); n += 1) {
  const client = await connectTo(JSON.parse(place));
  const body = bodyOf(Number(rows), Number(characters), filling);
  void (async () => {
    // Refusals are what a flood gets.
    for (;;) await send(client, body).catch(() => {});
  })();
}
console.log('flooding');
