import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createApplication,
  expectPage,
  packPackages,
  remove,
  run,
  serve,
  temporaryFolder,
} from './consumer.ts';

const PORT = '4392';
const SITE_URL = `http://127.0.0.1:${PORT}/`;
const FURTHER = { next: '16.4.6', typescript: '5.9.3', '@types/node': '24.10.1' };

test('the packages work in an application made with Next.js', async () => {
  const folder = temporaryFolder();
  let stop = () => {};
  try {
    packPackages(folder);
    const place = createApplication(folder, 'next', FURTHER);
    const next = join(place, 'node_modules/.bin/next');
    expect(run(next, ['build'], place)).toContain('Compiled successfully');
    stop = await serve(next, ['start', '-H', '127.0.0.1', '-p', PORT], place, SITE_URL);
    await expectPage(SITE_URL);
  } finally {
    stop();
    remove(folder);
  }
});
