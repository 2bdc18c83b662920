import { primitiveStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const square = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.control.touch,
  minHeight: vars.control.touch,
  borderRadius: vars.radius.medium,
  '@media': hovered({ color: vars.color.text.accent }),
});
