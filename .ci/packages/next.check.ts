import { expect, test } from 'vitest';
import { createApplication, expectPage, packPackages, run, temporaryFolder } from './consumer.ts';

const FURTHER = { next: '16.4.6', typescript: '5.9.3', '@types/node': '24.10.1' };
const folder = temporaryFolder();

test('the packages work in an application made with Next.js', async () => {
  packPackages(folder);
  const app = createApplication(folder, FURTHER);
  expect(run('node_modules/.bin/next build', app)).toContain('Compiled successfully');
  const start = 'node_modules/.bin/next start -H 127.0.0.1 -p 4392';
  await expectPage(start, app, 'http://127.0.0.1:4392/');
});
