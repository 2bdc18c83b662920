import { writeFileSync } from 'node:fs';
import { databaseTypes, TYPES_FILE } from './supabaseCli.ts';
import { MIGRATION } from './tests/support/migration.ts';
import { createDatabase, startPostgres } from './tests/support/plainPostgres.ts';

const postgres = await startPostgres();
try {
  const { place, owner, close } = await createDatabase(postgres.port);
  await owner.query(MIGRATION);
  await close();
  writeFileSync(TYPES_FILE, await databaseTypes(place));
  console.log('src/lib/backend/database.types.ts has the types of the migrations.');
} finally {
  await postgres.stop();
}
