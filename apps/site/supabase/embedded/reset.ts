// `pnpm db:reset`: deletes the embedded database and its pictures, and seeds it again. Refused while a
// server uses the folder.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from './lockFolder.ts';
import { openBackend } from './openBackend.ts';

const TEMP = join(import.meta.dirname, '../.temp');

lockFolder(join(TEMP, 'lock'));
for (const folder of ['data', 'pictures']) {
  rmSync(join(TEMP, folder), { recursive: true, force: true });
}
try {
  const backend = await openBackend({ memory: false });
  await backend.close();
  console.log('The embedded database is back to its seed.');
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
