import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const HOSTS = join(import.meta.dirname, 'deploy');
const PROGRAMS = ['netlify/netlify', 'cloudflare/wrangler', 'vercel/vercel'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program that notes its arguments and variables in files of these names. */
function writeProgram(file: string, noted: string, answer: string, code: number) {
  mkdirSync(dirname(file), { recursive: true });
  const notes = `echo "$@" > '${folder}/${noted}.args'\nenv > '${folder}/${noted}.env'`;
  const text = `#!/bin/sh\n${notes}\necho '${answer}'\nexit ${code}\n`;
  writeFileSync(file, text, { mode: 0o755 });
}

/**
 * Deploys a folder with hosts' programs that only note how they are called.
 * @param said what the host's program prints
 * @param code its exit code
 * @param programs those that are installed
 */
function deploy(
  variables: Record<string, string>,
  { said = '', code = 0, programs = PROGRAMS, built = '/built' } = {},
) {
  for (const program of programs) {
    const [host = '', name = ''] = program.split('/');
    writeProgram(join(folder, 'deploy', host, 'node_modules/.bin', name), 'host', said, code);
  }
  cpSync(join(import.meta.dirname, 'deploy.mjs'), join(folder, 'deploy.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'deploy.mjs'), built], {
    env: {
      PATH: process.env.PATH,
      GITHUB_OUTPUT: join(folder, 'output'),
      ...variables,
    },
    encoding: 'utf8',
  });
  const [args, env = '', output] = ['host.args', 'host.env', 'output']
    .map((name) => join(folder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : ''));
  return { code: status, stderr, args, env, output };
}

const COMMON = { DEPLOY_TOKEN: 'secret', DEPLOY_PROJECT: 'agency', DEPLOY_ACCOUNT: 'account' };

describe.each([
  {
    host: 'netlify',
    args: 'deploy --no-build --dir /built --site agency',
    production: '--prod',
    preview: '--alias pr-7',
    token: 'NETLIFY_AUTH_TOKEN',
    said: 'Logs: https://app.netlify.com/projects/agency\nhttps://pr-7--agency.netlify.app',
    url: 'https://pr-7--agency.netlify.app',
  },
  {
    host: 'cloudflare',
    args: 'deploy --assets /built --compatibility-date 2026-09-01 --name agency',
    production: '',
    previewArgs: 'versions upload --assets /built --compatibility-date 2026-09-01 --name agency',
    preview: '--preview-alias pr-7',
    token: 'CLOUDFLARE_API_TOKEN',
    said: 'Deployed agency triggers\n  https://agency.account.workers.dev',
    url: 'https://agency.account.workers.dev',
  },
  {
    host: 'vercel',
    args: 'deploy /built --yes',
    production: '--prod',
    preview: '--target=preview',
    token: 'VERCEL_TOKEN',
    said: 'https://agency-1a2b.vercel.app',
    url: 'https://agency-1a2b.vercel.app',
  },
])('$host', ({ host, args, production, previewArgs, preview, token, said, url }) => {
  test('gets production by a program that a lockfile pins, which alone has the token', () => {
    const run = deploy({ ...COMMON, DEPLOY_HOST: host }, { said });
    expect(run.args).toBe(`${args} ${production}`.trim());
    expect(run.env.match(/.*=secret$/gm)).toEqual([`${token}=secret`]);
    expect(run).toMatchObject({ code: 0, output: `url=${url}` });

    const { dependencies } = JSON.parse(readFileSync(join(HOSTS, host, 'package.json'), 'utf8'));
    expect(String(Object.values(dependencies))).toMatch(/^\d+\.\d+\.\d+$/);
    const lockfile = readFileSync(join(HOSTS, host, 'pnpm-lock.yaml'), 'utf8');
    const packages = lockfile.slice(0, lockfile.indexOf('\nsnapshots:'));
    const resolutions = packages.match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(20);
    expect(resolutions.filter((each) => !each.includes('integrity: sha512-'))).toEqual([]);
  });

  test('gets a preview', () => {
    const run = deploy({ ...COMMON, DEPLOY_HOST: host, DEPLOY_PREVIEW: 'pr-7' }, { said });
    expect(run.args).toBe(`${previewArgs ?? args} ${preview}`);
  });

  test('fails where its program does, or names no address', () => {
    const refused = deploy({ ...COMMON, DEPLOY_HOST: host }, { said: 'Not authorized', code: 1 });
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.stderr).toContain(`The deployment to ${host} failed.`);
    const silent = deploy({ ...COMMON, DEPLOY_HOST: host }, { said: 'Done.' });
    expect(silent).toMatchObject({ code: 1, stderr: `${host} has named no address.\n` });
  });
});

test('a program that is not installed is named, and nothing is fetched in its place', () => {
  const run = deploy({ ...COMMON, DEPLOY_HOST: 'netlify' }, { programs: [] });
  const place = join(folder, 'deploy/netlify');
  const stderr = `First: pnpm install --dir ${place} --frozen-lockfile --ignore-scripts\n`;
  expect(run).toMatchObject({ code: 1, args: '', stderr });
});

test('Cloudflare gets the site with its worker', () => {
  const settings = join(import.meta.dirname, '../apps/site/cloudflare');
  const dist = join(import.meta.dirname, '../apps/site/dist');
  const said = 'https://agency.account.workers.dev';
  const run = deploy({ ...COMMON, DEPLOY_HOST: 'cloudflare' }, { said, built: dist });
  expect(run.args).toBe(`deploy --cwd ${settings} --name agency`);
});

test.each([
  [{}, 'DEPLOY_HOST must be netlify, cloudflare, vercel, not "".'],
  [{ DEPLOY_HOST: 'ftp' }, 'DEPLOY_HOST must be netlify, cloudflare, vercel, not "ftp".'],
  [{ DEPLOY_HOST: 'netlify' }, 'DEPLOY_TOKEN, DEPLOY_PROJECT must be set for netlify.'],
  [
    { DEPLOY_HOST: 'vercel', DEPLOY_TOKEN: 'secret' },
    'DEPLOY_PROJECT, DEPLOY_ACCOUNT must be set for vercel.',
  ],
])('%o is refused before anything runs', (variables, message) => {
  expect(deploy(variables)).toMatchObject({ code: 1, args: '', stderr: `${message}\n` });
});
