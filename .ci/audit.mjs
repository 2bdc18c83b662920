// Asks the registry for known vulnerabilities of all packages: what visitors run, what serves, what
// builds and tests the site, and what deploys it. Fails on high and critical ones.
// Where no audit service answers nothing is checked: it says so and passes, unless `--required`.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const SEVERE = ['high', 'critical'];
const LOCKFILES = ['.', ...globSync('.ci/deploy/*/')];

const required = process.argv.includes('--required');
const reports = LOCKFILES.map((folder) => {
  const command = `pnpm audit --json --dir ${folder}`;
  return advisoriesOf(spawnSync(command, { shell: true, encoding: 'utf8' }).stdout);
});
if (reports.includes(undefined)) {
  console.log('audit: no audit service answered. Nothing was checked.');
  process.exitCode = required ? 1 : 0;
} else {
  const advisories = reports.flat();
  for (const { severity, module_name, title, url } of advisories) {
    console.log(`${severity}: ${module_name}: ${title} (${url})`);
  }
  const severe = advisories.filter(({ severity }) => SEVERE.includes(severity));
  console.log(
    `audit: ${advisories.length} known vulnerabilities, ${severe.length} of them severe.`,
  );
  process.exitCode = severe.length === 0 ? 0 : 1;
}

function advisoriesOf(report) {
  try {
    const { advisories } = JSON.parse(report);
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}
