// Runs every check in turn and ends with one line: `N passed, N failed`.
// A check without test cases counts as one. Arguments select checks by name;
// `--changed` runs only the tests that depend on files changed since the last commit,
// `--shard=1/4` only the first quarter of the test cases.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'test-results/reports');
const changed = process.argv.includes('--changed');
const shard = process.argv.find((argument) => argument.startsWith('--shard='));
const only = process.argv
  .slice(2)
  .filter((argument) => argument !== '--changed' && argument !== shard);

/** What a Vitest or Playwright report says: numbers of cases, and what failed. */
const vitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages: [message] }) =>
        briefly(`${relative(ROOT, name)}: ${fullName}`, message),
      );
    return status === 'failed' && names.length === 0 ? [relative(ROOT, name)] : names;
  }),
});
const playwright = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  cases: casesOf(suites),
  failures: specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return briefly(`${file}: ${title}`, results.flatMap(({ errors }) => errors)[0]?.message);
    }),
});
/** A failed case and the beginning of its message, in one line. */
const briefly = (name, message = '') =>
  `${name} – ${stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 160)}`;

const vitestProject = (name) => ({
  name,
  command: `vitest run --project ${name}${changed ? ' --changed --passWithNoTests' : ''}${shard ? ` ${shard}` : ''} --reporter=default --reporter=json --outputFile.json=${REPORTS}/${name}.json`,
  read: vitest,
});

const all = [
  { name: 'format and lint', command: 'biome ci' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'unused code', command: 'knip' },
  { name: 'licences', command: 'node .ci/licences.mjs' },
  { name: 'audit', command: 'node .ci/audit.mjs' },
  vitestProject('unit'),
  vitestProject('database'),
  vitestProject('packages'),
  vitestProject('stories'),
  { name: 'storybook', command: 'pnpm test:storybook' },
  { name: 'build', command: 'pnpm build' },
  { name: 'secrets', command: 'node .ci/secrets.mjs' },
  {
    name: 'end-to-end',
    command: `playwright test --config e2e/playwright.config.ts --reporter=list,json${changed ? ' --only-changed --pass-with-no-tests' : ''}${shard ? ` ${shard}` : ''}`,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/end-to-end.json` },
    read: playwright,
  },
];
const unknown = only.filter((argument) => all.every(({ name }) => name !== argument));
if (unknown.length > 0) {
  console.error(
    `No check "${unknown.join('", "')}". Checks: ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const checks = all.filter(({ name }) => only.length === 0 || only.includes(name));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
let failed = 0;
const failures = [];
for (const { name, command, env, read } of checks) {
  const begin = performance.now();
  console.log(`\n── ${name}: ${command.replaceAll(`${ROOT}/`, '')}`);
  const { status } = spawnSync(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    shell: true,
    stdio: 'inherit',
  });
  const counts = read ? countsOf(name, read) : { passed: 0, failed: 0 };
  // A crash or an unhandled error fails the run without a failed case.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  if (!read && status === 0) counts.passed = 1;
  passed += counts.passed;
  failed += counts.failed;
  const named = counts.failures?.length > 0 ? counts.failures : [command];
  if (counts.failed > 0) failures.push(...named.map((failure) => `✗ ${name}: ${failure}`));
  for (const [kind, number] of Object.entries(counts.cases ?? {})) {
    console.log(`── ${kind}: ${number} cases passed, ${counts.failed} tests of the browser failed`);
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
}

// Again at the end, since a log is often cut at its beginning.
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function countsOf(name, read) {
  try {
    return read(JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The tests of Playwright's nested suites. */
function specsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...specsOf(inner), ...specs]);
}

/** Number of cases that tests ran as steps, by kind, from their annotations. */
function casesOf(suites) {
  const cases = {};
  const results = specsOf(suites).flatMap(({ tests }) => tests.flatMap((test) => test.results));
  for (const { type, description } of results.flatMap(({ annotations = [] }) => annotations)) {
    // Playwright's own annotations are no numbers.
    if (/^\d+$/.test(description)) cases[type] = (cases[type] ?? 0) + Number(description);
  }
  return cases;
}
