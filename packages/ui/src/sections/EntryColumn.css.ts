import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** The measure of an article's text, as `EntryArticle` centres it: 65 to 70 characters. */
const MEASURE = '52ch';

/** Begins where the article's text begins, and may be wider. */
export const column = sectionStyle({
  maxInlineSize: vars.width.dialogLarge,
  marginInline: 'auto',
  // Of the column's own width: a percentage alone would be of its parent's.
  paddingInlineStart: `max(0%, calc((min(100%, ${vars.width.dialogLarge}) - ${MEASURE}) / 2))`,
});
