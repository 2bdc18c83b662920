import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../e2e/secondBrand/copyRepository.ts';
import { run, temporaryFolder } from './packages/consumer.ts';

const ROOT = join(import.meta.dirname, '..');
const contributing = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8');
const [, guide = ''] = /^## A component in ten minutes\n([\s\S]*?)^## /m.exec(contributing) ?? [];
const folder = temporaryFolder();

beforeAll(() => copyRepository(folder));

test('the guide’s component, stories and tests work as it says, in a copy of the repository', () => {
  const files = [...guide.matchAll(/^`(packages\/\S+)`\n\n```tsx?\n([\s\S]*?)^```$/gm)];
  expect(files).toHaveLength(3);
  for (const [, file = '', text = ''] of files) writeFileSync(join(folder, file), text);

  const [, block = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const commands = block.trim().split('\n');
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) run(command, folder);

  const [, place = ''] = /`(\.storybook\/pictures\/\S+)`/.exec(guide) ?? [];
  const pictures = existsSync(join(folder, place)) ? readdirSync(join(folder, place)) : [];
  // Other systems take none.
  expect(pictures).toHaveLength(process.platform === 'linux' ? 5 : 0);
});
