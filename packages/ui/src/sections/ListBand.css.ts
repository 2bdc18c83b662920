import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  paddingBlock: `${vars.space.huge} ${vars.space.section}`,
  minHeight: '50vh',
  selectors: { '&:focus': { outline: 'none' } },
});

export const archive = sectionStyle({
  marginBlockStart: vars.space.huge,
});
