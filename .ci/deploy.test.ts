import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'deploy.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Deploys a folder with a `pnpm` that answers like a host's program. */
async function deploy(variables: Record<string, string>, answer = '', code = 0, built = '/built') {
  writeFileSync(
    join(folder, 'pnpm'),
    `#!/bin/sh\necho "$@" > '${folder}/words'\nenv > '${folder}/env'\necho '${answer}'\nexit ${code}\n`,
  );
  chmodSync(join(folder, 'pnpm'), 0o755);
  const { PATH } = process.env;
  const env = {
    PATH: [folder, PATH].join(delimiter),
    GITHUB_OUTPUT: join(folder, 'output'),
    ...variables,
  };
  const run = await new Promise<{ code: number; stderr: string }>((done) =>
    execFile(process.execPath, [SCRIPT, built], { env }, (error, _stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), stderr }),
    ),
  );
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return { ...run, words: read('words').trim(), env: read('env'), output: read('output') };
}

const COMMON = { DEPLOY_TOKEN: 'secret', DEPLOY_PROJECT: 'agency', DEPLOY_ACCOUNT: 'account' };

describe.each([
  {
    host: 'netlify',
    words: 'netlify deploy --no-build --dir /built --site agency',
    production: '--prod',
    preview: '--alias pr-7',
    token: 'NETLIFY_AUTH_TOKEN',
    said: 'Logs: https://app.netlify.com/projects/agency\nhttps://pr-7--agency.netlify.app',
    address: 'https://pr-7--agency.netlify.app',
  },
  {
    host: 'cloudflare',
    words: 'wrangler deploy --assets /built --compatibility-date 2026-09-01 --name agency',
    production: '',
    previewWords:
      'wrangler versions upload --assets /built --compatibility-date 2026-09-01 --name agency',
    preview: '--preview-alias pr-7',
    token: 'CLOUDFLARE_API_TOKEN',
    said: 'Deployed agency triggers\n  https://agency.account.workers.dev',
    address: 'https://agency.account.workers.dev',
  },
  {
    host: 'vercel',
    words: 'vercel deploy /built --yes',
    production: '--prod',
    preview: '--target=preview',
    token: 'VERCEL_TOKEN',
    said: 'https://agency-1a2b.vercel.app',
    address: 'https://agency-1a2b.vercel.app',
  },
])('$host', ({ host, words, production, previewWords, preview, token, said, address }) => {
  test('gets production, and its program the token', async () => {
    const run = await deploy({ ...COMMON, DEPLOY_HOST: host }, said);
    expect(run.words).toMatch(/^dlx --package=[\w-]+@\d+\.\d+\.\d+ /);
    expect(run.words).toMatch(new RegExp(` ${`${words} ${production}`.trim()}$`));
    expect(run.words).not.toContain('secret');
    expect(run.env).toContain(`${token}=secret\n`);
    expect(run).toMatchObject({ code: 0, output: `url=${address}\n` });
  });

  test('gets a preview', async () => {
    const run = await deploy({ ...COMMON, DEPLOY_HOST: host, DEPLOY_PREVIEW: 'pr-7' }, said);
    expect(run.words).toMatch(new RegExp(` ${previewWords ?? words} ${preview}$`));
  });

  test('fails where its program does, or names no address', async () => {
    const refused = await deploy({ ...COMMON, DEPLOY_HOST: host }, 'Not authorized', 1);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.stderr).toContain(`The deployment to ${host} failed.`);
    const silent = await deploy({ ...COMMON, DEPLOY_HOST: host }, 'Done.');
    expect(silent).toMatchObject({ code: 1, stderr: `${host} has named no address.\n` });
  });
});

test('Cloudflare gets the site with its worker', async () => {
  const settings = join(import.meta.dirname, '../apps/site/cloudflare');
  const dist = join(import.meta.dirname, '../apps/site/dist');
  const said = 'https://agency.account.workers.dev';
  const run = await deploy({ ...COMMON, DEPLOY_HOST: 'cloudflare' }, said, 0, dist);
  expect(run.words).toMatch(new RegExp(` wrangler deploy --cwd ${settings} --name agency$`));
});

test.each([
  [{}, 'DEPLOY_HOST must be netlify, cloudflare, vercel, not "".'],
  [{ DEPLOY_HOST: 'ftp' }, 'DEPLOY_HOST must be netlify, cloudflare, vercel, not "ftp".'],
  [{ DEPLOY_HOST: 'netlify' }, 'DEPLOY_TOKEN, DEPLOY_PROJECT must be set for netlify.'],
  [
    { DEPLOY_HOST: 'vercel', DEPLOY_TOKEN: 'secret' },
    'DEPLOY_PROJECT, DEPLOY_ACCOUNT must be set for vercel.',
  ],
])('%o is refused before anything runs', async (variables, message) => {
  expect(await deploy(variables)).toMatchObject({ code: 1, words: '', stderr: `${message}\n` });
});
