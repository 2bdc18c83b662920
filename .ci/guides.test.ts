import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
const documents = tracked.filter((file) => /\.mdx?$/.test(file) && existsSync(join(ROOT, file)));
const guides = documents.filter((file) =>
  /^(?:README|AGENTS)\.md$|^\.github\/|^apps\/site\/docs\//.test(file),
);

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

/** The ends of URLs that lead to a document's headings. */
const anchorsOf = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link inside the repository leads to a file and a heading that exist', () => {
  const broken = documents.flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, url = '']) => {
      // A link of a page of texts leads to a page.
      if (/^(?:[a-z]+:|\?)/.test(url) || file.startsWith('apps/site/src/content/')) return [];
      const [path = '', anchor] = url.split('#');
      const target = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
      const isThere = existsSync(join(ROOT, target));
      if (isThere && (anchor === undefined || anchorsOf(target).includes(anchor))) return [];
      return [`${file}: ${url}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every file and folder that a guide names by its full path exists', () => {
  // What a build, a run or a reader makes.
  const made =
    /\/dist\b|^apps\/site\/src\/content\/legal\/\*|^test-results|\.temp|\.env\.local$|^apps\/site\/public\/logo/;
  const roots = /^(?:apps|packages|mocks|e2e|\.ci|\.storybook|\.github|\.changeset)\//;
  const missing = guides.flatMap((file) =>
    [...withoutCode(read(file)).matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) => {
      const plain = path.replaceAll(/<[^>]+>/g, '*');
      if (!roots.test(plain) || made.test(plain)) return [];
      return globSync(plain, { cwd: ROOT }).length > 0 ? [] : [`${file}: ${path}`];
    }),
  );
  expect(missing.filter((each) => !/CONTRIBUTING\.md.*openinghours/i.test(each))).toEqual([]);
});

describe('the tree of folders', () => {
  const [, tree = ''] = /^```\n([\s\S]*?)^```$/m.exec(read('.github/ARCHITECTURE.md')) ?? [];
  const above: string[] = [];
  const paths = tree
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', name = ''] = /^( *)(\S+)\//.exec(line) ?? [];
      above.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
      return above.join('/');
    });

  test('names folders that exist', () => {
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('leaves out none at the top, nor of the site and the design system', () => {
    const folders = [...new Set(tracked.map((file) => dirname(file)))];
    const wanted = folders
      .map((folder) => {
        const depth = /^(?:apps\/site|packages\/ui)/.test(folder) ? 3 : 1;
        return folder.split('/').slice(0, depth).join('/');
      })
      .filter((folder) => !/^\.$|^(?:apps|packages)$|\/ui\/src$/.test(folder));
    const isNamed = (folder: string) =>
      paths.some((path) => path === folder || path.startsWith(`${folder}/`));
    expect([...new Set(wanted)].filter((folder) => !isNamed(folder))).toEqual([]);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  /** Commands of pnpm itself that the guides use. */
  const OF_PNPM = ['exec', 'dlx', 'install', '--filter'];
  const named = guides.flatMap((file) =>
    [...read(file).matchAll(/(?:^|`|")(?:npx -y )?pnpm(?:@[\d.]+)? (?:run )?([\w:-]+)/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );

  test('of the guides exist', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !(name in scripts) && !OF_PNPM.includes(name))).toEqual([]);
  });

  test('of the guides are run by a workflow or by the test command', () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map(read).join('\n');
    const runs = `${workflows}\n${read('.ci/runChecks.mjs')}`;
    const isRun = (name: string) =>
      new RegExp(`(?:pnpm(?:@[\\d.]+)? (?:run )?|script: "?|command: ")${name}(?![\\w:-])`).test(
        runs,
      ) ||
      runs.includes(`'${scripts[name]}'`) ||
      scripts[name]?.startsWith('node .ci/runChecks.mjs') ||
      runs.includes(`vitest('${name.replace('test:', '')}'`);
    const commands = [...new Set(named.map(({ name }) => name))].filter((name) => name in scripts);
    expect(commands.filter((name) => !isRun(name))).toEqual([]);
  });

  test('name the version of pnpm that the repository is installed with', () => {
    const { packageManager } = JSON.parse(read('package.json'));
    for (const file of guides) {
      for (const [version] of read(file).matchAll(/pnpm@[\d.]+/g)) {
        expect({ file, version }).toEqual({ file, version: packageManager });
      }
    }
  });
});

test('the owner’s guide names buttons and lists as the panel does', () => {
  const places = ['packages/ui/src/{admin,patterns,sections}/*.tsx', 'apps/site/src/content/*.ts'];
  const panel = globSync(places, { cwd: ROOT })
    .filter((file) => !file.includes('.stories.'))
    .map(read)
    .join('\n');
  const words = [...read('apps/site/docs/owner.md').matchAll(/\b_([^_\n]+)_/g)].map(
    ([, name = '']) => name,
  );
  expect(words.length).toBeGreaterThanOrEqual(10);
  expect(words.filter((name) => !panel.includes(name))).toEqual([]);
});

test('the README is read in two minutes', () => {
  const words = withoutCode(read('README.md')).match(/[\p{L}\p{N}]+/gu) ?? [];
  // At 240 words a minute.
  expect(words.length).toBeLessThan(480);
});
