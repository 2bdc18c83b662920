// Lists the licences of all packages, and fails on one that is not allowed below.
import { spawnSync } from 'node:child_process';

/** Permissive licences, and two that cover their own files only: MPL for code, CC-BY for data. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Licences of packages whose `license` field names none, or none exactly, read in their files. */
const READ_BY_HAND = { duck: 'BSD-2-Clause', 'require-like': 'MIT' };

const { stdout } = spawnSync('pnpm -r licenses list --json', { shell: true, encoding: 'utf8' });
const used = Object.entries(JSON.parse(stdout));
let refused = 0;
for (const [licence, packages] of used) {
  console.log(`${String(packages.length).padStart(4)}  ${licence}`);
  for (const { name } of packages) {
    if (isAllowed(READ_BY_HAND[name] ?? licence)) continue;
    console.log(`      not allowed: ${name}`);
    refused += 1;
  }
}
console.log(`licences: ${used.length} in use, ${refused} packages refused.`);
process.exitCode = refused === 0 && used.length > 0 ? 0 : 1;

/** Of an SPDX expression, one part of `OR` or all parts of `AND` have to be allowed. */
function isAllowed(licence) {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each)));
}
