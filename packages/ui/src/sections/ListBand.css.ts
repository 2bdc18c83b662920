import { sectionStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  paddingBlock: `${vars.space.huge} ${vars.space.section}`,
  minHeight: '50vh',
  selectors: { '&:focus': { outline: 'none' } },
});

export const archive = sectionStyle({
  // Like the footer's: the next cards appear before it.
  overflowAnchor: 'none',
  marginBlockStart: vars.space.huge,
});
