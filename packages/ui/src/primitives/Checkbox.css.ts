import { grid } from '../tokens/grid';
import { primitiveStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** All of it is pressed, not the box alone. */
export const target = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.control.touch,
  minHeight: vars.control.touch,
  cursor: 'pointer',
});

export const box = primitiveStyle({
  width: grid(5),
  height: grid(5),
  margin: 0,
  accentColor: vars.color.line.accent,
  cursor: 'inherit',
});
