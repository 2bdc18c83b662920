import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createApplication,
  openBrowser,
  outsideFolder,
  packPackages,
  remove,
  run,
  serve,
  visit,
} from './consumer.ts';

const PORT = 4392;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const NEXT = '16.4.6';

let folder: string;
let browser: Browser;
let stop = () => {};

beforeAll(async () => {
  folder = outsideFolder();
  const place = createApplication(folder, packPackages(folder), 'next', {
    next: NEXT,
    typescript: '5.9.3',
    '@types/node': '24.10.1',
  });
  const next = join(place, 'node_modules/.bin/next');
  run(next, ['build'], place);
  stop = await serve(next, ['start', '-H', '127.0.0.1', '-p', String(PORT)], place, ADDRESS);
  browser = await openBrowser();
});

afterAll(async () => {
  stop();
  await browser?.close();
  remove(folder);
});

test('an application made with Next.js is rendered on the server and hydrated without a warning', async () => {
  const html = await (await fetch(ADDRESS)).text();
  expect(html).toContain('A page outside');
  expect(html).toContain('தமிழ் heading');
  const { complaints, light, dark, links } = await visit(browser, ADDRESS);
  expect(complaints).toEqual([]);
  expect(light).toEqual({
    button: 'rgb(11, 93, 78)',
    radius: '0px',
    page: 'rgb(244, 250, 247)',
    font: 'Georgia, serif',
  });
  expect(dark).toMatchObject({ button: 'rgb(127, 214, 194)', page: 'rgb(4, 33, 27)' });
  expect(links).toContain('/blog/pongal-page');
});
