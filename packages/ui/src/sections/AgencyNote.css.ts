import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const note = sectionStyle({
  marginBlockStart: vars.space.xxlarge,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.color.surface.sunken,
  '@media': { print: { display: 'none' } },
});

export const actions = sectionStyle({ rowGap: vars.space.small });
