import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({
  marginBlockStart: vars.space.huge,
  '@media': { print: { display: 'none' } },
});

export const list = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.medium,
  columnGap: vars.space.xlarge,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const link = sectionStyle({
  display: 'flex',
  height: '100%',
  minHeight: vars.control.touch,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.border.strong} solid ${vars.color.line.motif}`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.compact,
  selectors: { '&:hover': { color: vars.color.text.accent } },
});
