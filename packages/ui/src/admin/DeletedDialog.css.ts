import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({ paddingBlockStart: vars.space.medium });

/** Takes the focus from a button that is gone. */
export const intro = patternStyle({ selectors: { '&:focus': { outline: 'none' } } });
