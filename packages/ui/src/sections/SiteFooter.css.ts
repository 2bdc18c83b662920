import { globalLayered, sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, from, hovered, largeText } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const footer = sectionStyle({
  background: vars.color.surface.bold,
  color: vars.color.text.onBold,
  paddingBlockEnd: vars.space.large,
  // Who waits below a list stays where its next cards appear, instead of being moved past them.
  overflowAnchor: 'none',
  '@media': { print: { paddingBlock: 0 } },
});

export const edge = sectionStyle({
  marginBlockEnd: vars.space.xxlarge,
  color: vars.color.fill.highlight,
});
globalLayered('sections', `.${footer} :focus-visible`, {
  outlineColor: vars.color.line.focusOnBold,
});

export const columns = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  paddingBlockEnd: vars.space.xlarge,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.4fr' },
  },
});

// Of them, paper has the ways to reach the agency.
globalLayered('sections', `.${columns} > :not(:last-child)`, {
  '@media': { print: { display: 'none' } },
});

/** Across both columns of a phone. */
export const wide = sectionStyle({
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridColumn: 'auto' } },
});

export const brandName = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: grid(6),
  fontWeight: vars.weight.display,
  letterSpacing: '-0.02em',
});

export const mark = sectionStyle({
  width: vars.control.touch,
  color: vars.color.fill.highlight,
});

export const quiet = sectionStyle({ color: vars.color.text.onBoldMuted });

export const list = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.small,
  color: vars.color.text.onBoldMuted,
});

export const item = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: grid(9),
  '@media': { [belowTablet]: { minHeight: vars.control.touch } },
});

export const social = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.touch,
  height: vars.control.touch,
  borderRadius: vars.radius.round,
  border: `${vars.border.hairline} solid ${vars.color.line.onBold}`,
  '@media': hovered({ borderColor: vars.color.text.onBold }, '&[href]:hover'),
});

export const closing = sectionStyle({
  justifyContent: 'space-between',
  rowGap: vars.space.xsmall,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.onBold}`,
  fontSize: vars.size.small,
  color: vars.color.text.onBoldMuted,
  '@media': { print: { display: 'none' } },
});

export const legal = sectionStyle({ rowGap: 0 });

export const legalLink = sectionStyle({
  '@media': {
    [belowTablet]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.control.touch },
  },
});
