import { grid } from './grid.ts';

/** Distances. `theme.css.ts` makes `vars.space` of them. */
export const space = {
  none: '0',
  xxsmall: grid(1),
  xsmall: grid(2),
  small: grid(3),
  medium: grid(4),
  large: grid(6),
  xlarge: grid(8),
  xxlarge: grid(12),
  huge: grid(16),
} as const;
