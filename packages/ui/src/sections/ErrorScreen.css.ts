import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const screen = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(100svh, 56rem)',
  paddingBlock: '8rem 4rem',
  textAlign: 'center',
});

export const text = sectionStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
});
