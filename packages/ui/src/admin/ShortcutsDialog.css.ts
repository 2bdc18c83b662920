import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const list = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  marginBlockStart: vars.space.medium,
});

export const keys = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'start',
  gap: grid(1),
});
