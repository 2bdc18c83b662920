// Asks the registry for known weaknesses of the packages that a visitor or a server runs.
// Where no audit service answers, it says so and passes: the check belongs to a machine with one.
import { spawnSync } from 'node:child_process';

const GRAVE = ['high', 'critical'];

const { stdout } = spawnSync('pnpm audit --prod --json', { shell: true, encoding: 'utf8' });
const advisories = advisoriesOf(stdout);
if (!advisories) {
  console.log('audit: no audit service answered. Nothing was checked.');
} else {
  for (const { severity, module_name, title, url } of advisories) {
    console.log(`${severity}: ${module_name}: ${title} (${url})`);
  }
  const grave = advisories.filter(({ severity }) => GRAVE.includes(severity));
  console.log(`audit: ${advisories.length} known weaknesses, ${grave.length} of them grave.`);
  process.exitCode = grave.length === 0 ? 0 : 1;
}

function advisoriesOf(report) {
  try {
    const { advisories } = JSON.parse(report);
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}
