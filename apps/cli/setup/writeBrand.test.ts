import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { palette } from '@agency/ui/tokens/palette';
import { beforeEach, expect, test } from 'vitest';
import { site, siteMetadata } from '../../site/src/content/site.ts';
import { temporaryFolder } from '../../site/testing/temporaryFolder.ts';
import { currentAnswers } from './currentAnswers.ts';
import { currentMotif, writeBrand } from './writeBrand.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DRAWINGS = ['ai-automation', 'digital-marketing', 'street', 'web-development'].map(
  (name) => `apps/site/public/drawings/${name}.svg`,
);
const FILES = [
  'apps/site/src/content/site.ts',
  'packages/ui/src/tokens/palette.ts',
  'packages/ui/src/primitives/chosenMotif.ts',
  'apps/site/public/favicon.svg',
];

const now = currentAnswers({ site, siteMetadata, motif: currentMotif(ROOT) });

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const file of [...FILES, ...DRAWINGS, 'package.json', 'biome.json', '.gitignore']) {
    cpSync(join(ROOT, file), join(root, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
});
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the answers that are there give the files that are there', () => {
  expect(writeBrand(root, now, { site, palette })).toEqual({ files: [], repairs: [] });
});

test('a brand with quotes and a backslash is written as it is, once', () => {
  const brand = `L'"Étoile" \\ \${1}`;
  const youtube = 'https://www.youtube.com/@etoile';
  const colors = { first: '#ffd23f', second: '#98ffcc' };
  const answers = { ...now, ...colors, brand, youtube, motif: 'lattice' };
  expect(writeBrand(root, answers, { site, palette }).files).toEqual([...DRAWINGS, ...FILES]);
  expect(writeBrand(root, answers, { site, palette }).files).toEqual([]);
  expect(read(FILES[0] ?? '')).toContain(`brand: 'L\\'"Étoile" \\\\ \${1}'`);
  expect(read(FILES[0] ?? '')).toContain(`icon: 'youtube', href: '${youtube}' }`);
  expect(read(FILES[2] ?? '')).toContain("from './latticeDrawing.ts'");
  expect(currentMotif(root)).toBe('lattice');
  expect(DRAWINGS.map(read).join()).not.toContain(palette.hue.accent[500]);
  expect(read(FILES[3] ?? '')).toContain('fill="#ffd23f"');
  expect(read(FILES[3] ?? '')).toContain(`<title>L'&quot;Étoile&quot; \\ \${1}</title>`);
});

test('a logo of the client’s own stays', () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9"/></svg>';
  writeFileSync(join(root, 'apps/site/public/favicon.svg'), logo);
  const { files } = writeBrand(root, { ...now, brand: 'Lua' }, { site, palette });
  expect(files).toEqual(['apps/site/src/content/site.ts']);
  expect(read('apps/site/public/favicon.svg')).toBe(logo);
});

test('the command reads answers where it was typed', async () => {
  writeFileSync(join(root, 'answers.json'), '{"colour":"red"}');
  const command = [join(import.meta.dirname, 'setupCli.ts'), '--json', 'answers.json'];
  // A script of pnpm runs in the folder of its package.
  const env = { ...process.env, INIT_CWD: root };
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('colour is no question'),
  });
});
