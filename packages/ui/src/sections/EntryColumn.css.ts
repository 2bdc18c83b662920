import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** The measure of an article's text, as `EntryArticle` centres it: 65 to 70 characters. */
const MEASURE = '52ch';

/** Begins where the article's text begins, and may be wider. */
export const column = sectionStyle({
  maxInlineSize: vars.width.dialogLarge,
  marginInline: 'auto',
  paddingInlineStart: `max(0%, calc((100% - ${MEASURE}) / 2))`,
});
