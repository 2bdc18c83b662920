import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const icon = primitiveStyle({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.stroke.motif,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const sizes = primitiveVariants({
  small: { width: vars.icon.small, height: vars.icon.small },
  medium: { width: vars.icon.medium, height: vars.icon.medium },
  large: { width: vars.icon.large, height: vars.icon.large },
});
