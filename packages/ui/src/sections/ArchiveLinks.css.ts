import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: vars.width.dialogLarge,
  paddingBlock: vars.space.huge,
});

export const entry = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  overflowWrap: 'anywhere',
});

export const pager = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});
