import { byTouch } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const address = patternStyle({
  '@media': { [byTouch]: { paddingBlock: `calc((${vars.control.touch} - 1lh) / 2)` } },
});
