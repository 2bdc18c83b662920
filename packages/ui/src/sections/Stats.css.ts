import { from, largeText } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const title = sectionStyle({ marginBlockEnd: vars.space.xxlarge });

export const counters = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.medium,
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.tablet]: { gap: vars.space.xlarge },
  },
});

export const row = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.medium} ${vars.space.xxlarge}`,
  marginBlockStart: vars.space.xxlarge,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.onBold}`,
  color: vars.color.text.onBoldMuted,
});

export const value = sectionStyle({
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  color: vars.color.text.onBold,
  fontVariantNumeric: 'tabular-nums',
});
