import { globalLayer } from '@vanilla-extract/css';

/** Later layers win. Declared once, here; rules reach them through `layered.ts` only. */
export const layers = {
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  patterns: globalLayer('patterns'),
  sections: globalLayer('sections'),
};
