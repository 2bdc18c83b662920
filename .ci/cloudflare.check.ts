import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { prepareAssets } from '../apps/site/cloudflare/prepareAssets.ts';
import {
  ANSWERS,
  HOSTILE,
  leadsTo,
  MOVED,
  POLICY,
  TAMIL,
  writeSmallSite,
} from '../apps/site/server/hosting/hostingFixture.ts';
import { rawRequest } from '../e2e/built/rawRequest.ts';
import { run, serve, temporaryFolder } from './packages/consumer.ts';

const SETTINGS = join(import.meta.dirname, '../apps/site/cloudflare');
const PORT = 4394;
const SITE_URL = `http://127.0.0.1:${PORT}`;
/** The folder whose lockfile pins wrangler, which deploys. */
const WRANGLER_FOLDER = join(import.meta.dirname, 'deploy/cloudflare');
const WRANGLER = join(WRANGLER_FOLDER, 'node_modules/.bin/wrangler');

/** A small built site, served by `wrangler dev` with the settings that are deployed. */
const folder = temporaryFolder();

beforeAll(async () => {
  await writeSmallSite(join(folder, 'built'));
  prepareAssets(join(folder, 'built'), join(folder, 'dist'));
  const settings = JSON.parse(readFileSync(join(SETTINGS, 'wrangler.json'), 'utf8'));
  const testSettings = { ...settings, main: join(SETTINGS, settings.main), build: undefined };
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(testSettings));
  run('pnpm install --frozen-lockfile --ignore-scripts', WRANGLER_FOLDER);
  return serve(`${WRANGLER} dev --ip 127.0.0.1 --port ${PORT}`, folder, SITE_URL);
});

const get = (path: string) => fetch(SITE_URL + path, { redirect: 'manual' });

test.each(ANSWERS)('%s answers %i with the right page', async (path, status, end) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(new RegExp(`${end}$`));
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('content-security-policy')).toBe(POLICY);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(MOVED)('%s has moved to %s', async (path, to) => {
  const answer = await get(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(to);
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  [`${TAMIL}.html`, TAMIL],
])('%s redirects to %s', async (path, to) => {
  const answer = await get(path);
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe(to);
});

test.each(HOSTILE)('%s leads to no other host', async (path) => {
  const { head } = await rawRequest(SITE_URL, path);
  const to = leadsTo(path, /^location: (.*)$/im.exec(head)?.[1]);
  expect(['site.example', undefined]).toContain(to);
});

test.each([
  ['/assets/index-1.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400'],
])('%s is cached: %s', async (path, value) => {
  expect((await get(path)).headers.get('cache-control')).toBe(value);
});

test.each([
  ['the site', `deploy --cwd ${folder}`, 'env.ASSETS'],
  ['a preview', `versions upload --preview-alias pr-7 --cwd ${folder}`, 'env.ASSETS'],
  [
    'a folder of files',
    `deploy --assets ${folder}/dist --compatibility-date 2026-09-01`,
    '--dry-run: exiting now.',
  ],
])('wrangler accepts the arguments that deploy %s', (_, args, said) => {
  expect(run(`${WRANGLER} ${args} --name agency --dry-run`, folder)).toContain(said);
});
