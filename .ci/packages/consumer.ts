import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect } from 'vitest';
import { chromiumPath } from '../../e2e/support/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Programs run on the Node that runs the tests. */
const ENVIRONMENT = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  CI: '1',
};

/** Runs a program, with what it wrote in the error when it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', env: ENVIRONMENT });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** A temporary folder outside the workspace, which the caller removes. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'outside-'));
export const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Builds both packages and packs what would be published: `model.tgz` and `ui.tgz`. */
export function packPackages(folder: string): void {
  run(process.execPath, [join(import.meta.dirname, 'build.ts')], ROOT);
  for (const name of ['model', 'ui']) {
    run('pnpm', ['pack', '--out', join(folder, `${name}.tgz`)], join(ROOT, 'packages', name));
  }
}

/**
 * A new application, of the workspace's versions so that little is downloaded, with the packed packages.
 * @param folder where they were packed
 * @param further packages with their versions, beside React
 */
export function createApplication(
  folder: string,
  kind: 'vite' | 'next',
  further: Record<string, string>,
): string {
  const place = join(folder, kind);
  cpSync(join(import.meta.dirname, 'fixtures', kind), place, { recursive: true });
  cpSync(join(import.meta.dirname, 'fixtures/shared'), place, { recursive: true });
  const shared = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const model = { '@agency/model': `file:${folder}/model.tgz` };
  const dependencies = {
    ...Object.fromEntries(shared.map((name) => [name, catalogVersion(name)])),
    ...further,
    ...model,
    '@agency/ui': `file:${folder}/ui.tgz`,
  };
  const manifest = { private: true, type: 'module', dependencies };
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  const quiet = { strictDepBuilds: false, verifyDepsBeforeRun: false, pmOnFail: 'ignore' };
  const settings = JSON.stringify({ overrides: model, ...quiet });
  writeFileSync(join(place, 'pnpm-workspace.yaml'), settings);
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--prod'], place);
  return place;
}

/** The version that the workspace's catalog names. */
export function catalogVersion(name: string): string {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const [, version] = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(text) ?? [];
  if (!version) throw new Error(`The catalog has no version of ${name}.`);
  return version;
}

/** Starts a server and resolves to what stops it once it answers. */
export async function serve(
  command: string,
  args: readonly string[],
  cwd: string,
  url: string,
): Promise<() => void> {
  const server = spawn(command, args, { cwd, stdio: 'ignore', env: ENVIRONMENT });
  const deadline = AbortSignal.timeout(30_000);
  while (!deadline.aborted) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return () => server.kill();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`${url} does not answer.`);
}

/** Expects that the fixtures' page is rendered on the server, hydrates without warnings, and has its theme. */
export async function expectPage(url: string): Promise<void> {
  expect(await (await fetch(url)).text()).toContain('தமிழ் heading');
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(url);
    const pressed = page.getByRole('button', { name: 'Pressed 1 times' });
    // Before hydration a press has no effect, so it is repeated.
    while (!(await pressed.isVisible()))
      await page.getByRole('button', { name: /Pressed/ }).click();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
    const colors = () =>
      page.evaluate(() => {
        for (const transition of document.getAnimations()) transition.finish();
        const button = document.querySelector('main button') ?? document.body;
        return [document.documentElement, button].map(
          (each) => getComputedStyle(each).backgroundColor,
        );
      });
    expect(await colors()).toEqual(['rgb(244, 250, 247)', 'rgb(11, 93, 78)']);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(await colors()).toEqual(['rgb(4, 33, 27)', 'rgb(127, 214, 194)']);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
}
