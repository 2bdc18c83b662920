import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const screen = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(100svh, 56rem)',
  paddingBlock: '8rem 4rem',
  textAlign: 'center',
});

export const words = sectionStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
});

export const drawing = sectionStyle({
  width: 'min(24rem, 70vw)',
  color: vars.color.line.kolam,
});
