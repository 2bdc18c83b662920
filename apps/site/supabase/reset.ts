import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBackend } from './backend.ts';
import { claimFolder } from './folderLock.ts';

const TEMP = join(import.meta.dirname, '.temp');

claimFolder(join(TEMP, 'lock'));
rmSync(join(TEMP, 'data'), { recursive: true, force: true });
const backend = await openBackend({ memory: false });
await backend.close();
console.log('The embedded database is back to its seed.');
process.exit(0);
