import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLegalText } from '../../site/server/parseLegalText.ts';
import { LEGAL_NAMES } from '../../site/src/lib/pages.ts';
import type { Finding } from './finding.ts';

/** Names of the legal pages whose text exists. */
export function legalTextsIn(root: string): string[] {
  return LEGAL_NAMES.filter((name) => existsSync(join(legalFolder(root), `${name}.md`)));
}

/** Checks that each legal text can be read and has no placeholders. @param root folder of the repository */
export function checkLegalTexts(root: string): Finding[] {
  const texts = globSync('*.md', { cwd: legalFolder(root) }).toSorted();
  return texts.flatMap((file) => checkLegal(join(legalFolder(root), file), file));
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

const legalFolder = (root: string) => join(root, 'apps/site/src/content/legal');
