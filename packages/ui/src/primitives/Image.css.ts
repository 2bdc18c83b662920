import { grid } from '../tokens/grid';
import { primitiveStyle, primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** A fixed aspect ratio, so that a loading image causes no layout shift. */
export const box = primitiveStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surface.sunken,
  // Without backgrounds, which browsers don't print, nothing of a placeholder would be left but its room.
  '@media': { print: { selectors: { '&:has([data-placeholder])': { display: 'none' } } } },
});

export const picture = primitiveStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const wholePicture = primitiveStyle({ objectFit: 'contain' });

export const placeholder = primitiveStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.ground.line,
});

export const grounds = primitiveVariants({
  accent: { background: vars.color.ground.accent },
  night: { background: vars.color.ground.night },
  positive: { background: vars.color.ground.positive },
  highlight: { background: vars.color.ground.highlight },
});

/** All of it within the box. */
export const drawing = primitiveStyle({
  height: '94%',
  width: 'auto',
  gridArea: '1 / 1',
});

export const iconBadge = primitiveStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: grid(12),
  height: grid(12),
  borderRadius: vars.radius.round,
  background: 'inherit',
  color: 'inherit',
});
