import type { LegalText } from '@agency/ui/sections/LegalArticle';
import type { LegalName } from '#lib/pages';

/** The texts in `content/legal`, which `server/legalText.ts` has parsed. */
const files = import.meta.glob<LegalText>('../../content/legal/*.md', {
  eager: true,
  import: 'default',
});

export const legalTextOf = (name: LegalName): LegalText | undefined =>
  files[`../../content/legal/${name}.md`];
