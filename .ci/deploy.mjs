// Deploys a folder to the host that DEPLOY_HOST names: `node .ci/deploy.mjs apps/site/dist`.
// DEPLOY_PREVIEW names a preview; without it, production is replaced. In a workflow, the URL becomes
// the step's output `url`. The token is given to nothing but this file and the host's program, which is
// installed before, as the lockfile of `.ci/deploy/<host>` says and without install scripts.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const env = (name) => process.env[name] ?? '';
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** The site has a worker in the folder beside it; Storybook is files alone. */
const worker = (folder) => {
  const settings = join(folder, '../cloudflare');
  return existsSync(settings)
    ? `--cwd ${settings}`
    : `--assets ${folder} --compatibility-date 2026-09-01`;
};

const HOSTS = {
  netlify: ({ folder, project, preview, token }) => ({
    command: `netlify deploy --no-build --dir ${folder} --site ${project}`,
    target: preview ? `--alias ${preview}` : '--prod',
    env: { NETLIFY_AUTH_TOKEN: token },
    url: /https:\/\/\S+?\.netlify\.app/,
  }),
  cloudflare: ({ folder, project, preview, token, account }) => ({
    command: `wrangler ${preview ? 'versions upload' : 'deploy'} ${worker(folder)} --name ${project}`,
    target: preview ? `--preview-alias ${preview}` : '',
    env: { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account },
    url: /https:\/\/\S+?\.workers\.dev/,
  }),
  vercel: ({ folder, project, preview, token, account }) => ({
    command: `vercel deploy ${folder} --yes`,
    target: preview ? '--target=preview' : '--prod',
    env: { VERCEL_TOKEN: token, VERCEL_ORG_ID: account, VERCEL_PROJECT_ID: project },
    url: /https:\/\/\S+?\.vercel\.app/,
  }),
};

const host = env('DEPLOY_HOST');
if (!Object.hasOwn(HOSTS, host)) {
  fail(`DEPLOY_HOST must be ${Object.keys(HOSTS).join(', ')}, not "${host}".`);
}
const [, , folder] = process.argv;
if (!folder) fail('Which folder? node .ci/deploy.mjs <folder>');
const needed = [
  'DEPLOY_TOKEN',
  'DEPLOY_PROJECT',
  ...(host === 'netlify' ? [] : ['DEPLOY_ACCOUNT']),
];
const missing = needed.filter((name) => !env(name));
if (missing.length > 0) fail(`${missing.join(', ')} must be set for ${host}.`);

const deployment = HOSTS[host]({
  folder: resolve(folder),
  project: env('DEPLOY_PROJECT'),
  preview: env('DEPLOY_PREVIEW'),
  token: env('DEPLOY_TOKEN'),
  account: env('DEPLOY_ACCOUNT'),
});
const [program, ...args] = `${deployment.command} ${deployment.target}`.trim().split(' ');
const tools = join(import.meta.dirname, 'deploy', host);
const file = join(tools, 'node_modules/.bin', program);
if (!existsSync(file)) {
  fail(`First: pnpm install --dir ${tools} --frozen-lockfile --ignore-scripts`);
}
const { DEPLOY_TOKEN: _, ...withoutToken } = process.env;
console.log([program, ...args].join(' '));
// Elsewhere, because the hosts' programs look for projects of their own around them.
const { status, stdout } = spawnSync(file, args, {
  cwd: tmpdir(),
  env: { ...withoutToken, ...deployment.env },
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
console.log(stdout ?? '');
if (status !== 0) fail(`The deployment to ${host} failed.`);
const [url] = deployment.url.exec(stdout) ?? fail(`${host} has named no address.`);
console.log(`Deployed: ${url}`);
if (env('GITHUB_OUTPUT')) appendFileSync(env('GITHUB_OUTPUT'), `url=${url}\n`);
