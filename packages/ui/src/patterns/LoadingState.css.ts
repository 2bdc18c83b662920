import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

/** Nothing loads without JavaScript. */
export const scripted = patternStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** It may fill a page without a column of its own. */
export const notice = patternStyle({ paddingInline: vars.space.medium });
