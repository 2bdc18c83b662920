import { primitiveStyle, primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const icon = primitiveStyle({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.kolam,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = primitiveVariants({
  small: { width: '1.125rem', height: '1.125rem' },
  medium: { width: '1.375rem', height: '1.375rem' },
  large: { width: '2rem', height: '2rem' },
});
