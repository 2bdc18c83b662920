import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const counters = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const row = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.medium} ${vars.space.xxlarge}`,
  marginBlockStart: vars.space.xxlarge,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.onBold}`,
  color: vars.color.text.onBoldMuted,
});

export const value = sectionStyle({
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  color: vars.color.text.onBold,
  fontVariantNumeric: 'tabular-nums',
});
