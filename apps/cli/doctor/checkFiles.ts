import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strayEnv } from '../../site/server/env.ts';
import { parseLegalText } from '../../site/server/legalText.ts';
import type { Site } from '../../site/src/content/siteShape.ts';
import { LEGAL_NAMES } from '../../site/src/lib/pages.ts';
import { broken, type Finding } from './finding.ts';

/** Names of the legal pages whose text exists. */
export function legalTextsIn(root: string): string[] {
  return LEGAL_NAMES.filter((name) => existsSync(join(legalFolder(root), `${name}.md`)));
}

/**
 * Checks the files of the site: legal texts, favicon, logo and portrait, and that no `.env` lies in the repository's
 * root, where nothing reads it.
 * @param root folder of the repository
 * @param names paths of logo and portrait in `content/site.ts`
 */
export function checkFiles(
  root: string,
  { logo, portrait }: Pick<Site, 'logo' | 'portrait'>,
): Finding[] {
  const stray = strayEnv(root);
  const texts = globSync('*.md', { cwd: legalFolder(root) }).toSorted();
  return [
    ...(stray === undefined ? [] : [broken(`The root: ${stray}`)]),
    ...checkDrawing(root, '/favicon.svg', '`pnpm run setup` draws one.'),
    ...(logo === undefined ? [] : checkDrawing(root, logo, 'site.ts names it as the logo.')),
    ...(portrait === undefined || existsSync(publicFile(root, portrait))
      ? []
      : [broken(`public${portrait} is missing: site.ts names it as the portrait.`)]),
    ...texts.flatMap((file) => checkLegal(join(legalFolder(root), file), file)),
  ];
}

/** @param path in the folder `public` */
function checkDrawing(root: string, path: string, hint: string): Finding[] {
  const file = publicFile(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8').includes('<svg')) return [];
  return [broken(`public${path} is missing or no SVG: ${hint}`)];
}

function checkLegal(path: string, file: string): Finding[] {
  const say = (kind: Finding['kind'], says: string) => [
    { kind, text: `content/legal/${file} ${says}.` },
  ];
  try {
    const { placeholders } = parseLegalText(readFileSync(path, 'utf8'), file);
    if (!(LEGAL_NAMES as readonly string[]).includes(file.replace(/\.md$/, ''))) {
      return say('broken', `is no legal page; these are ${LEGAL_NAMES.join(', ')}`);
    }
    if (placeholders.length === 0) return [];
    return say('placeholder', `has placeholders to fill in: ${placeholders.join('; ')}`);
  } catch (error) {
    return say('broken', `can't be read: ${(error as Error).message}`);
  }
}

const publicFile = (root: string, path: string) => join(root, 'apps/site/public', path);
const legalFolder = (root: string) => join(root, 'apps/site/src/content/legal');
