import { openBackend } from '../../embedded/openBackend.ts';

// Makes a migrated and seeded backend in a folder: `node seedFolder.ts <folder>`.

const backend = await openBackend({ memory: false, folder: process.argv[2] });
await backend.close();
