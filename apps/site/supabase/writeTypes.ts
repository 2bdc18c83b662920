import { writeFileSync } from 'node:fs';
import { databaseTypes, TYPES_FILE } from './databaseTypes.ts';
import { ALL_MIGRATIONS } from './tests/support/allMigrations.ts';
import { createDatabase } from './tests/support/plainDatabase.ts';
import { startPostgres } from './tests/support/startPostgres.ts';

const postgres = await startPostgres();
try {
  const { place, owner, close } = await createDatabase(postgres.port);
  await owner.query(ALL_MIGRATIONS);
  await close();
  writeFileSync(TYPES_FILE, await databaseTypes(place));
  console.log('src/lib/backend/database.types.ts has the types of the migrations.');
} finally {
  await postgres.stop();
}
