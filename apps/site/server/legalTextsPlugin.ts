import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { LEGAL_NAMES } from '../src/lib/pages.ts';
import { parseLegalText } from './parseLegalText.ts';

const FOLDER = join(import.meta.dirname, '../src/content/legal');
const FILE = /\/content\/legal\/\w+\.md$/;

/** Which of the texts exist, as `legalNames` reads them. */
export function existingLegalTexts(): string {
  return LEGAL_NAMES.filter((name) => existsSync(join(FOLDER, `${name}.md`))).join(',');
}

/** Makes data of Markdown at build time, so that no browser downloads a parser. */
export const legalTextsPlugin: Plugin = {
  name: 'legal-texts',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const text = parseLegalText(code, basename(id));
      // Once: the build for browsers has the same texts.
      if (text.placeholders.length > 0 && this.environment.name === 'ssr') {
        this.warn(`${basename(id)} has placeholders: ${text.placeholders.join('; ')}`);
      }
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null };
    },
  },
};
