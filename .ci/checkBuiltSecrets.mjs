// Searches every file of the built site (apps/site/dist) for secret keys and passwords. Fails when it finds one, or no file.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../apps/site/dist');
const JWT = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;
const SECRETS = [
  ['a secret key of Supabase', /\bsb_secret_[\w-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a database address with a password', /\bpostgres(?:ql)?:\/\/[^\s:@"'`]+:[^\s@"'`]+@/],
];

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(join(DIST, file)).isFile(),
);
const found = files.flatMap((file) => {
  const text = readFileSync(join(DIST, file), 'latin1');
  const kinds = SECRETS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const roles = [...text.matchAll(JWT)].map(([, payload]) =>
    atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
  );
  if (roles.some((claims) => /"role"\s*:\s*"(?!anon")/.test(claims))) {
    kinds.push('a token of another role than anon');
  }
  return kinds.map((kind) => `${file}: ${kind}`);
});
for (const line of found) console.log(line);
console.log(`secrets: ${files.length} built files, ${found.length} secrets.`);
process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1;
