import { patternStyle } from '../tokens/layeredStyles';
import { belowTablet, hovered } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const actions = patternStyle({
  marginBlockStart: vars.space.xlarge,
  '@media': { print: { display: 'none' } },
});

/** On a phone, across the column. */
export const ask = patternStyle({ '@media': { [belowTablet]: { width: '100%' } } });

export const share = patternStyle({ minWidth: 0 });

export const summary = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.medium,
  paddingInline: vars.space.medium,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': hovered({ borderColor: 'currentColor' }),
  selectors: {
    // Safari's triangle.
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const links = patternStyle({ marginBlockStart: vars.space.small });

export const copy = patternStyle({ scrollMarginBlockEnd: vars.space.large });

export const input = patternStyle({
  flex: '1 1 100%',
  minHeight: vars.control.medium,
  paddingInline: vars.space.small,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.page,
});
