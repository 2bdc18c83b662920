import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: vars.width.dialogLarge,
  paddingBlock: vars.space.huge,
});

export const entry = sectionStyle({
  display: 'grid',
  alignItems: 'baseline',
  justifyItems: 'start',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  overflowWrap: 'anywhere',
  // Below the title on phones, beside it from there on, whatever the title's length.
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const pager = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  maxInlineSize: vars.width.dialogLarge,
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});
