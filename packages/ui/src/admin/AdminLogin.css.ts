import { sectionStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const screen = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100svh',
  padding: vars.space.medium,
});

export const box = sectionStyle({
  width: `min(${grid(104)}, 100%)`,
  padding: vars.space.xlarge,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
});

export const drawing = sectionStyle({ width: grid(16), color: vars.color.line.motif });
