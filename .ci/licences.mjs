// Lists the licences of all packages, and fails on one that is not in the list of allowed ones.
import { spawnSync } from 'node:child_process';

/** Permissive licences, and two whose terms cover their own files only: MPL (code), CC-BY (data). */
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
/** Packages without a `license` field, and the licence in their files. */
const READ_BY_HAND = { 'require-like': 'MIT' };

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

/** Of licences joined by OR one has to be allowed, of those joined by AND all. */
function isAllowed(licence) {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each)));
}
