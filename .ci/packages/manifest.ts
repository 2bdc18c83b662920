import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The version that the workspace's catalog names. */
export function catalogVersion(name: string): string {
  const text = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const [, version] = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(text) ?? [];
  if (!version) throw new Error(`The catalog has no version of ${name}.`);
  return version;
}

/** A dependency as those outside the workspace read it. */
function publishedVersion(name: string, version: string): string {
  if (version.startsWith('catalog:')) return catalogVersion(name);
  if (!version.startsWith('workspace:')) return version;
  const place = join(ROOT, 'packages', name.replace(/^.*\//, ''), 'package.json');
  return JSON.parse(readFileSync(place, 'utf8')).version;
}

/** Fields that say the same in the workspace and outside. */
const KEPT = [
  'name',
  'version',
  'description',
  'license',
  'repository',
  'type',
  'peerDependencies',
] as const;

/**
 * The manifest of the published folder: an entry with its declaration for each module, and the
 * stylesheets. Versions that the workspace's protocols stand for are written out.
 * @param modules names without extension, e.g. `primitives/Button`
 */
export function publishedManifest(folder: string, target: string, modules: readonly string[]) {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const styles = existsSync(join(target, 'styles.css'));
  const component = (name: string) => existsSync(join(target, `${name}.css`));
  const entries = modules.flatMap((name) => [
    [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }] as const,
    ...(component(name) ? [[`./${name}.css`, `./${name}.css`] as const] : []),
  ]);
  const sheets = ['styles', 'fonts', 'base', 'primitives', 'patterns', 'sections'];
  return {
    ...Object.fromEntries(KEPT.filter((key) => own[key]).map((key) => [key, own[key]])),
    dependencies: Object.fromEntries(
      Object.entries<string>(own.dependencies).map(([name, version]) => [
        name,
        publishedVersion(name, version),
      ]),
    ),
    sideEffects: styles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries),
      ...(styles && Object.fromEntries(sheets.map((name) => [`./${name}.css`, `./${name}.css`]))),
      './package.json': './package.json',
    },
  };
}
