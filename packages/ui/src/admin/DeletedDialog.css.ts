import { patternStyle } from '../tokens/layered';

/** Takes the focus from a button that is gone. */
export const intro = patternStyle({ selectors: { '&:focus': { outline: 'none' } } });
