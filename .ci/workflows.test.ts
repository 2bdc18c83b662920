import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../.github/workflows');
const files = readdirSync(FOLDER);

test.each(files)(
  '%s pins every action to a commit, names its release, and may only read',
  (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const used = text.match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const action of used)
      expect(action).toMatch(/^uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toContain('\npermissions:\n  contents: read\n');
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      used.filter((action) => action.includes('actions/checkout@')).length,
    );
  },
);

test.each(files)('%s gives secrets only to the step that uses them', (file) => {
  const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    // A comparison reveals no secret; everything else belongs to the variables of one step.
    if (!line.includes('secrets.') || line.includes("!= ''")) continue;
    expect(line).toMatch(/^ {10}[A-Z_]+: \$\{\{ secrets\.[A-Z_]+ \}\}$/);
    expect(lines[index - 1]).toBe('        env:');
  }
});

test('the bill of materials is CycloneDX, and names what visitors and builds get', () => {
  const text = readFileSync(join(FOLDER, 'packages.yml'), 'utf8');
  const words = /run: npx -y pnpm@[\d.]+ (sbom .*)/.exec(text)?.[1]?.split(' ') ?? [];
  const file = words.at(-1) ?? '';
  expect(text).toContain(`path: ${file}`);
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const args = [...words.slice(0, -1), join(folder, file)];
    execFileSync('pnpm', args, { cwd: join(FOLDER, '../..'), stdio: 'ignore' });
    const bill = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const names = bill.components.map(({ group, name }: { group?: string; name: string }) =>
      [group, name].filter(Boolean).join('/'),
    );
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(
      expect.arrayContaining(['react-dom', '@supabase/supabase-js', 'vite', '@resvg/resvg-js']),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);
