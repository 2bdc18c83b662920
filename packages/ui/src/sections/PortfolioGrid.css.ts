import { sectionStyle } from '../tokens/layeredStyles';

/** Lets the view transition match each card across a change of the filter. */
export const card = sectionStyle({ viewTransitionName: 'match-element' });
