import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const row = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const item = sectionStyle({
  display: 'grid',
  gap: vars.space.xxsmall,
});

export const edge = sectionStyle({
  marginBlockEnd: vars.space.medium,
  color: vars.color.line.kolam,
});

export const value = sectionStyle({
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  lineHeight: '1.05',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});
