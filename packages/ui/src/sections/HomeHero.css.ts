import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `8.5rem ${vars.space.huge}`,
  '@media': {
    [from.desktop]: {
      display: 'grid',
      alignItems: 'center',
      minHeight: 'min(100svh, 60rem)',
      paddingBlock: `6.5rem ${vars.space.xlarge}`,
    },
  },
});

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.xxlarge,
  alignItems: 'center',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 0 },
  },
});

export const words = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  justifyItems: 'start',
});

export const subline = sectionStyle({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  color: vars.color.text.muted,
});

export const badges = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: vars.space.large,
  paddingBlockStart: vars.space.large,
  marginBlockStart: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.line.quiet}`,
});

export const badge = sectionStyle({ display: 'grid', alignContent: 'start' });

export const badgeValue = sectionStyle({
  fontSize: '1.5rem',
  fontWeight: vars.weight.display,
  lineHeight: '1.2',
  fontVariantNumeric: 'tabular-nums',
});

export const badgeLabel = sectionStyle({
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

export const stage = sectionStyle({
  position: 'relative',
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  '@media': {
    // Wider than its column: the diamond's corner reaches for the words.
    [from.desktop]: { maxWidth: 'none', width: 'min(112%, 88svh)', justifySelf: 'end' },
  },
});

export const drawing = sectionStyle({
  width: '100%',
  height: 'auto',
  color: vars.color.line.kolam,
  '@media': { [from.desktop]: { strokeWidth: 0.72 } },
});

export const card = sectionStyle({
  position: 'absolute',
  display: 'grid',
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  selectors: {
    // The two corners that the diamond leaves free.
    '&:nth-of-type(1)': { insetBlockStart: '6%', insetInlineEnd: 0 },
    '&:nth-of-type(2)': { insetBlockEnd: '6%', insetInlineStart: '3%' },
  },
});

export const cardValue = sectionStyle({
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: '1.1',
  color: vars.color.text.accent,
  fontVariantNumeric: 'tabular-nums',
});
