import { patternStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const row = patternStyle({
  display: 'grid',
  gridTemplate: '"picture texts" auto "picture actions" auto / auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  padding: vars.space.xsmall,
  '@media': {
    [from.tablet]: {
      gridTemplate: '"picture texts actions" auto / auto minmax(0, 1fr) auto',
      alignItems: 'center',
    },
  },
});

export const picture = patternStyle({
  gridArea: 'picture',
  width: grid(28),
  borderRadius: vars.radius.small,
});

export const texts = patternStyle({ gridArea: 'texts' });

export const meta = patternStyle({ rowGap: 0 });

export const actions = patternStyle({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xsmall,
});
