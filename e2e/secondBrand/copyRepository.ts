import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Of stories, which no build needs. */
const PICTURES = '.storybook/pictures/';

/** Copies the files of the repository, without pictures of stories, and installs its packages there. */
export function copyRepository(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file !== '' && !file.startsWith(PICTURES)) cpSync(join(ROOT, file), join(folder, file));
  }
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
}
