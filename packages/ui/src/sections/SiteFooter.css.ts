import { belowTablet, from } from '../tokens/breakpoints';
import { globalLayered, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const footer = sectionStyle({
  background: vars.color.surface.bold,
  color: vars.color.text.onBold,
  paddingBlockEnd: vars.space.large,
  '@media': { print: { display: 'none' } },
});

export const edge = sectionStyle({
  marginBlockEnd: vars.space.huge,
  color: vars.color.fill.turmeric,
});
globalLayered('sections', `.${footer} :focus-visible`, {
  outlineColor: vars.color.line.focusOnBold,
});

export const columns = sectionStyle({
  display: 'grid',
  gap: `${vars.space.xxlarge} ${vars.space.xlarge}`,
  paddingBlockEnd: vars.space.xxlarge,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.desktop]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.4fr' },
  },
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
  fontSize: '1.5rem',
  fontWeight: vars.weight.display,
  letterSpacing: '-0.02em',
});

export const mark = sectionStyle({
  width: '2.75rem',
  color: vars.color.fill.turmeric,
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
  minHeight: '2.25rem',
  '@media': { [belowTablet]: { minHeight: '2.75rem' } },
});

export const social = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.line.onBold}`,
  selectors: { '&[href]:hover': { borderColor: vars.color.text.onBold } },
});

export const closing = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.onBold}`,
  fontSize: vars.size.small,
  color: vars.color.text.onBoldMuted,
});

export const legal = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.large}`,
});

export const legalLink = sectionStyle({
  '@media': {
    [belowTablet]: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  },
});
