import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
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

/** A large drawing in the ground's own tones, with an icon in the corner that it leaves free. */
export const placeholder = primitiveStyle({
  position: 'absolute',
  inset: 0,
  color: vars.color.ground.line,
});

export const grounds = primitiveVariants({
  accent: { background: vars.color.ground.accent },
  night: { background: vars.color.ground.night },
  positive: { background: vars.color.ground.positive },
  highlight: { background: vars.color.ground.highlight },
});

export const drawing = primitiveStyle({ width: '100%', height: '100%', opacity: 0.45 });

export const icon = primitiveStyle({
  position: 'absolute',
  inset: 'auto auto 10% 6%',
  width: 'auto',
  height: '24%',
});
