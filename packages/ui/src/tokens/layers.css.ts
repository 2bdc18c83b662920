import { globalLayer } from '@vanilla-extract/css';

/** Later layers win. Style rules use them through `layeredStyles.ts` only. */
export const layers = {
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  sections: globalLayer('sections'),
};
