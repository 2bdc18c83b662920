import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const header = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockEnd: vars.space.large,
});

export const title = sectionStyle({
  selectors: { '&:focus': { outline: 'none' } },
});

export const action = sectionStyle({ marginInlineStart: 'auto' });
