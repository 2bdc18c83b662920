import { sectionStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const body = sectionStyle({
  paddingBlock: `${vars.space.huge} ${vars.space.section}`,
  '@media': { print: { paddingBlock: 0 } },
});

export const column = sectionStyle({ maxInlineSize: vars.width.text });

export const list = sectionStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: grid(6),
  listStyle: 'revert',
});

export const placeholder = sectionStyle({
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  background: vars.color.fill.note,
  color: vars.color.text.note,
});
