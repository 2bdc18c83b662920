import { sectionStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const years = sectionStyle({
  maxInlineSize: vars.width.dialogLarge,
  paddingBlock: vars.space.huge,
});

export const list = sectionStyle({ marginBlockStart: vars.space.large });

export const entry = sectionStyle({
  display: 'grid',
  alignItems: 'baseline',
  justifyItems: 'start',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  // Below the title on phones, beside it from there on, whatever the title's length.
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const all = sectionStyle({
  maxInlineSize: vars.width.dialogLarge,
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});
