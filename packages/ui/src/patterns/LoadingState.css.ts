import { patternStyle } from '../tokens/layered';

/** Nothing loads without JavaScript. */
export const scripted = patternStyle({
  '@media': { '(scripting: none)': { display: 'none' } },
});
