import { globSync } from 'node:fs';

/** Consonants alone, so that no name is a word, which ad blockers may hide. */
const LETTERS = [...'bcdfghjklmnpqrstvwxz'];

interface Identifier {
  /** Unique to what is named, and the same in each build. */
  hash: string;
  /** The stylesheet's path from the site's folder. */
  filePath: string;
}

/**
 * Class and variable names of three or four letters, where vanilla-extract's own have eight: 0.3 kB
 * less in a page that has to fit into the first packets of an answer. They depend on the
 * stylesheets alone, so that the page and its script agree.
 * @throws Error for a stylesheet outside the design system
 */
export function shortNames(siteFolder: string): (identifier: Identifier) => string {
  const files = globSync('../../packages/ui/src/**/*.css.ts', { cwd: siteFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const known = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const place = files.indexOf(filePath);
    if (place < 0 || place >= LETTERS.length ** 2) {
      throw new Error(`No short name for what ${filePath} names.`);
    }
    const names = known.get(filePath) ?? new Map<string, string>();
    known.set(filePath, names);
    const name =
      names.get(hash) ??
      `${LETTERS[Math.floor(place / LETTERS.length)]}${LETTERS[place % LETTERS.length]}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}
