import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  paddingBlock: `${vars.space.huge} ${vars.space.section}`,
  minHeight: '50vh',
});

export const archive = sectionStyle({
  marginBlockStart: vars.space.huge,
});
