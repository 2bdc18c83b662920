import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOSTED_CONFIG } from './support/backendForTests.ts';

import { count, plainSite } from './support/plainSite.ts';

const SEED = readFileSync(join(import.meta.dirname, '../seed.sql'), 'utf8');

/** Settings by their full names, e.g. `auth.enable_signup`. */
function settingsOf(toml: string): Record<string, string> {
  const settings: Record<string, string> = {};
  let section = '';
  for (const line of toml.split('\n')) {
    const [, opened] = /^\[(.+)\]$/.exec(line) ?? [];
    if (opened !== undefined) section = `${opened}.`;
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) settings[section + name] = value;
  }
  return settings;
}

test('a push to a hosted project sets what keeps it safe, and nothing else', () => {
  expect(settingsOf(readFileSync(HOSTED_CONFIG, 'utf8'))).toEqual({
    project_id: '"agency"',
    'api.schemas': '["public"]',
    'api.max_rows': '1000',
    'db.seed.enabled': 'false',
    'auth.enable_signup': 'false',
    'auth.enable_anonymous_sign_ins': 'false',
    'auth.minimum_password_length': '12',
    'auth.email.secure_password_change': 'true',
    'auth.email.template.recovery.subject': '"Choose a new password"',
    'auth.email.template.recovery.content_path': '"./supabase/templates/recovery.html"',
    'functions.message-mail.verify_jwt': 'false',
    'functions.message-mail.entrypoint': '"./functions/message-mail/serve.ts"',
  });
});

describe('the seed, on a database that is not the embedded one,', () => {
  const database = plainSite();

  test('is refused, and leaves nothing of it even where errors are skipped', async () => {
    const relations = [
      'auth.users',
      'private.admins',
      'blog_posts',
      'portfolio',
      'contact_messages',
    ];
    const counts = async () => {
      const rows: number[] = [];
      for (const relation of relations) rows.push(await count(database, relation));
      return rows;
    };
    const before = await counts();
    await expect(database.owner.query(SEED)).rejects.toThrow('on the embedded backend only');
    // Prepared, so that PostgreSQL refuses more than one statement: a tool that goes on after an
    // error has nothing to go on with.
    await expect(database.owner.query({ name: 'seed', text: SEED })).rejects.toThrow(
      'on the embedded backend only',
    );
    expect(await counts()).toEqual(before);
  });
});
