import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './bench.ts';

const PROGRAM = join(import.meta.dirname, 'backend.ts');

/** The database's own figures, which a program of its own prints and keeps; without gates. */
export const backendPart: Part = {
  name: 'backend',
  measure: async () => {
    if (!existsSync(PROGRAM)) return [];
    const { status } = spawnSync(process.execPath, [PROGRAM], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The backend was not measured to its end.');
    return [];
  },
};
