import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** A fixed height, so that a loading picture moves nothing. */
export const picture = patternStyle({
  height: grid(24),
  width: grid(40),
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
});

export const note = patternStyle({ flex: 1, minWidth: grid(30), overflowWrap: 'anywhere' });
