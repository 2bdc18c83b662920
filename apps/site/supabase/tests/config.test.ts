import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a push to a hosted project sets what keeps it safe, and nothing else', () => {
  const config = readFileSync(join(import.meta.dirname, '../config.toml'), 'utf8');
  expect(config.split('\n').filter((line) => /^[^#]/.test(line))).toEqual([
    'project_id = "agency"',
    ...['[api]', 'schemas = ["public"]', 'max_rows = 1000'],
    ...['[db.seed]', 'enabled = false'],
    ...['[auth]', 'enable_signup = false', 'enable_anonymous_sign_ins = false'],
    'minimum_password_length = 12',
    ...['[auth.email]', 'secure_password_change = true'],
    ...['[auth.email.template.recovery]', 'subject = "Choose a new password"'],
    'content_path = "./supabase/templates/recovery.html"',
    ...['[functions.message-mail]', 'verify_jwt = false'],
    'entrypoint = "./functions/message-mail/serve.ts"',
  ]);
});
