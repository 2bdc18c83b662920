import { patternStyle } from '../tokens/layeredStyles';

/** Takes the focus from a button that is gone. */
export const intro = patternStyle({ selectors: { '&:focus': { outline: 'none' } } });
