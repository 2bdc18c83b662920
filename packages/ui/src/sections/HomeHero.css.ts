import { sectionStyle } from '../tokens/layeredStyles';
import {
  belowTablet,
  from,
  largeText,
  shortBelowDesktop,
  withoutScript,
} from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `calc(${vars.height.header} + ${vars.space.xlarge}) ${vars.space.huge}`,
  '@media': {
    // The header is not fixed there.
    [withoutScript]: { paddingBlockStart: vars.space.xlarge },
    [from.tablet]: { paddingBlockStart: `calc(${vars.height.header} + ${vars.space.huge})` },
    [from.desktop]: {
      display: 'grid',
      alignItems: 'center',
      minHeight: `min(100svh, ${grid(240)})`,
      paddingBlock: `calc(${vars.height.header} + ${vars.space.large}) ${vars.space.xlarge}`,
    },
  },
});

export const layout = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  alignItems: 'center',
  '@media': {
    // The diamond is narrow where the columns meet, so they need no gap.
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.12fr)', gap: 0 },
  },
});

export const text = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  justifyItems: 'start',
  '@media': { [belowTablet]: { justifyItems: 'stretch' } },
});

export const badges = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  marginBlockStart: vars.space.xsmall,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  // With widened letter spacing, columns grow before a word breaks.
  overflowWrap: 'break-word',
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.tablet]: { gridTemplateColumns: 'repeat(3, auto)', gap: vars.space.large },
  },
});

export const badge = sectionStyle({ display: 'grid', alignContent: 'start' });

export const badgeValue = sectionStyle({
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const badgeLabel = sectionStyle({
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.text.muted,
});

/** As wide as its column, so that the cards end on the container's edges. */
export const stage = sectionStyle({
  position: 'relative',
  width: '100%',
  '@media': {
    [from.desktop]: { width: 'min(100%, 82svh)', justifySelf: 'end' },
    print: { display: 'flex', gap: vars.space.xlarge },
  },
});

export const drawing = sectionStyle({
  width: `min(100%, ${grid(120)})`,
  marginInline: 'auto',
  color: vars.color.line.motif,
  '@media': {
    [from.desktop]: { width: '100%', strokeWidth: 0.72 },
    [shortBelowDesktop]: { width: 'min(100%, 88svh)' },
    print: { display: 'none' },
  },
});

export const card = sectionStyle({
  position: 'absolute',
  display: 'grid',
  padding: `${vars.space.medium} ${vars.space.large}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  '@media': {
    print: { position: 'static', padding: 0, border: 0 },
    // On a phone they stand beside the lower tip, and the drawing is seen whole.
    [belowTablet]: {
      padding: `${vars.space.small} ${vars.space.medium}`,
      selectors: {
        '&:nth-of-type(1)': { insetBlock: 'auto -3%' },
        '&:nth-of-type(2)': { insetBlockEnd: '-3%' },
      },
    },
  },
  selectors: {
    // The two corners that the diamond leaves free.
    '&:nth-of-type(1)': { insetBlockStart: '6%', insetInlineEnd: 0 },
    '&:nth-of-type(2)': { insetBlockEnd: '6%', insetInlineStart: 0 },
  },
});

export const cardValue = sectionStyle({
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  color: vars.color.text.accent,
  fontVariantNumeric: 'tabular-nums',
});
