import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../site/src/content/siteTypes.ts';
import { broken, type Finding } from './finding.ts';

/**
 * Checks the files of the site that are served as they are: favicon, logo and portrait.
 * @param root folder of the repository
 * @param names paths of logo and portrait in `content/site.ts`
 */
export function checkPublicFiles(
  root: string,
  { logo, portrait }: Pick<Site, 'logo' | 'portrait'>,
): Finding[] {
  return [
    ...checkDrawing(root, '/favicon.svg', '`pnpm run setup` draws one.'),
    ...(logo === undefined ? [] : checkDrawing(root, logo, 'site.ts names it as the logo.')),
    ...(portrait === undefined || existsSync(publicFile(root, portrait))
      ? []
      : [broken(`public${portrait} is missing: site.ts names it as the portrait.`)]),
  ];
}

/** @param path in the folder `public` */
function checkDrawing(root: string, path: string, hint: string): Finding[] {
  const file = publicFile(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8').includes('<svg')) return [];
  return [broken(`public${path} is missing or no SVG: ${hint}`)];
}

const publicFile = (root: string, path: string) => join(root, 'apps/site/public', path);
