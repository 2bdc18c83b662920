import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const summary = patternStyle({
  minHeight: vars.control.touch,
  alignContent: 'center',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
});

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
