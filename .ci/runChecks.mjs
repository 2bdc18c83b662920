// Runs the checks and ends with one line: `N passed, N failed`. A check without test cases counts as one.
//
//   pnpm test                what has to hold before a push
//   pnpm test --quick        the checks of less than a minute
//   pnpm test --all          also what takes long, downloads programs or rarely breaks
//   pnpm test unit stories   the named checks
//   --changed                only tests that depend on files changed since the last commit
//   --shard=1/4              only the first quarter of the test cases
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { notInstalled } from '../e2e/browsers/installedBrowsers.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'test-results/reports');
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const shard = options.find((option) => option.startsWith('--shard=')) ?? '';
const changed = options.includes('--changed');

/** A failed case and the beginning of its message, in one line. */
const briefly = (name, message = '') =>
  `${name} – ${stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 160)}`;

const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  // Their titles say what is missing on this machine.
  skipped: report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped').map(({ title }) => title),
  ),
  failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
    const cases = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages: [message] }) =>
        briefly(`${relative(ROOT, name)}: ${fullName}`, message),
      );
    return status === 'failed' && cases.length === 0 ? [relative(ROOT, name)] : cases;
  }),
});

const readPlaywright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  failures: specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return briefly(`${file}: ${title}`, errors[0]?.message);
    }),
});

/** The tests of Playwright's nested suites. */
const specsOf = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specsOf(inner), ...specs]);

const vitest = (name, { projects = [name], ...settings }) => ({
  name,
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --passWithNoTests ${changed ? '--changed ' : ''}${shard} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json`,
  read: readVitest,
  ...settings,
});

const playwright = (name, { script, ...settings }) => ({
  name,
  command: `${script} --pass-with-no-tests --reporter=list,json ${changed ? '--only-changed ' : ''}${shard}`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${name}.json` },
  read: readPlaywright,
  ...settings,
});
/** Whether this run builds the site. */
const builds = named.length === 0 ? !options.includes('--quick') : named.includes('build');
/** Looks at what was just built, unless the check was asked for alone. */
const ofBuild = { after: 'build', env: builds ? { SITE_DIST: 'apps/site/dist' } : {} };

/**
 * `tier`: the smallest run that includes the check. `beside`: one of those that run in turn beside the
 * others, which leave some of the processor idle. `after`: the check whose result it reads. `skipped`: what
 * is left out on this machine, and why.
 */
const CHECKS = [
  { name: 'format and lint', tier: 'quick', beside: true, command: 'biome ci' },
  { name: 'types', tier: 'quick', beside: true, command: 'tsc --noEmit' },
  { name: 'build', tier: 'default', beside: true, command: 'pnpm build' },
  { name: 'secrets', tier: 'default', beside: true, command: 'node .ci/checkBuiltSecrets.mjs' },
  { name: 'unused code', tier: 'default', beside: true, command: 'knip' },
  { name: 'licences', tier: 'default', beside: true, command: 'node .ci/checkLicences.mjs' },
  {
    name: 'audit',
    tier: 'all',
    beside: true,
    // Of what serves, builds and tests the site, and of what deploys it. Not every registry answers.
    command:
      'for folder in . .ci/deploy/*/; do pnpm audit --audit-level high --ignore-registry-errors --dir $folder || exit 1; done',
  },
  { name: 'storybook', tier: 'all', beside: true, command: 'pnpm test:storybook' },
  vitest('unit', { tier: 'quick' }),
  vitest('database', {
    tier: 'default',
    beside: true,
    projects: ['database', 'mutants'],
    // Otherwise the project `mutants` is empty while migrations and checks are those of its last green run.
    env: options.includes('--all') ? { ALL_TESTS: '1' } : {},
  }),
  vitest('stories', { tier: 'default' }),
  playwright('end-to-end', { tier: 'default', script: 'pnpm test:e2e', after: 'build' }),
  vitest('site', { tier: 'default', beside: true, ...ofBuild }),
  playwright('variants', { tier: 'all', script: 'pnpm test:variants' }),
  vitest('browsers', { tier: 'all', skipped: notInstalled, ...ofBuild }),
  vitest('slow', { tier: 'all' }),
  vitest('packages', { tier: 'all' }),
  vitest('next', { tier: 'all' }),
  vitest('cloudflare', { tier: 'all' }),
];
const TIERS = ['quick', 'default', 'all'];

const unknown = named.filter((name) => CHECKS.every((check) => check.name !== name));
if (unknown.length > 0) {
  console.error(
    `No check "${unknown.join('", "')}". Checks: ${CHECKS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const tier = TIERS.find((each) => options.includes(`--${each}`)) ?? 'default';
const chosen = CHECKS.filter(({ name, tier: of }) =>
  named.length > 0 ? named.includes(name) : TIERS.indexOf(of) <= TIERS.indexOf(tier),
);

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const ended = Object.fromEntries(chosen.map(({ name }) => [name, Promise.withResolvers()]));
const inTurn = async (checks) => {
  const results = [];
  for (const check of checks) {
    await ended[check.after]?.promise;
    results.push(await run(check));
    ended[check.name].resolve();
  }
  return results;
};
const results = (
  await Promise.all([
    inTurn(chosen.filter(({ beside }) => beside)),
    inTurn(chosen.filter(({ beside }) => !beside)),
  ])
).flat();

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
// Once more at the end, since a log is often cut at its beginning.
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
const skipped = results.some((result) => result.skipped?.length > 0);
process.exitCode = sum('failed') === 0 && (sum('passed') > 0 || skipped) ? 0 : 1;

async function run({ name, command, env, read, skipped: leftOut = [] }) {
  const begin = performance.now();
  console.log(`${name} │ ${command.replaceAll(`${ROOT}/`, '')}`);
  const child = spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      console.log(`${name} │ ${line}`);
      lines.push(line);
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  const counts = read ? readReport(name, read) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A crash or an unhandled error fails the run without a failed case.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = Math.round((performance.now() - begin) / 1000);
  const skipped = [...leftOut, ...(counts.skipped ?? [])];
  const reasons = skipped.map((reason) => `, skipped: ${reason}`).join('');
  const line = `── ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)${reasons}`;
  console.log(line);
  const errors = lines.filter((line) => /Error\b|originated in/.test(line)).slice(-6);
  const causes = counts.failures?.length > 0 ? counts.failures : [command, ...errors];
  return {
    ...counts,
    skipped,
    line,
    failures: counts.failed > 0 ? causes.map((cause) => `✗ ${name}: ${cause}`) : [],
  };
}

function readReport(name, read) {
  try {
    return read(JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
