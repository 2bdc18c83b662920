import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const list = patternStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${grid(28)}, 1fr))`,
  gap: vars.space.small,
  maxHeight: grid(64),
  padding: vars.space.xxsmall,
  overflowY: 'auto',
});

export const choice = patternStyle({ display: 'block', width: '100%' });

export const picture = patternStyle({ borderRadius: vars.radius.small });
