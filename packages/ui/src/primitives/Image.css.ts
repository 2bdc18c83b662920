import { primitiveStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** A box of a fixed shape, so that nothing moves when the picture arrives. */
export const box = primitiveStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surface.sunken,
});

export const picture = primitiveStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const placeholder = primitiveStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.line.kolam,
});

export const drawing = primitiveStyle({
  height: '92%',
  width: 'auto',
  gridArea: '1 / 1',
});

export const sign = primitiveStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: vars.radius.round,
  background: vars.color.surface.raised,
  color: vars.color.text.accent,
});
