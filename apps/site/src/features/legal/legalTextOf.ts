import type { Block } from '@agency/model/markdown/markdownNodes';
import type { LegalName } from '#src/lib/pages.ts';

export interface LegalText {
  blocks: readonly Block[];
  /** What still has to be filled in, each once. */
  placeholders: readonly string[];
}

/** The texts in `content/legal`, which `server/parseLegalText.ts` has parsed. */
const files = import.meta.glob<LegalText>('../../content/legal/*.md', {
  eager: true,
  import: 'default',
});

export const legalTextOf = (name: LegalName): LegalText | undefined =>
  files[`../../content/legal/${name}.md`];
