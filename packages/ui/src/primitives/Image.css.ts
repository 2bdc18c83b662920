import { grid } from '../tokens/grid';
import { primitiveStyle, primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';
import { cropped } from './motifCrop';

/** Of the drawing, which is larger than its box. */
export const COLUMNS = 7;
/** Of the drawing, in the height of the box. */
const ROWS = 3;

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

/** Like the cover of a book: a large drawing in the ground's own tones, with an icon in its middle. */
export const placeholder = primitiveStyle({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  color: vars.color.ground.line,
});

export const grounds = primitiveVariants({
  accent: { background: vars.color.ground.accent },
  night: { background: vars.color.ground.night },
  positive: { background: vars.color.ground.positive },
  highlight: { background: vars.color.ground.highlight },
});

/** In the middle of the box, which it fills. */
export const drawing = primitiveStyle({
  ...cropped(ROWS, 0, COLUMNS),
  insetInline: '-100%',
  marginInline: 'auto',
  opacity: 0.45,
});

/** On a disc in the place of the drawing's middle dot. */
export const icon = primitiveStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  padding: '6cqh',
  width: 'auto',
  height: `calc(100% / ${ROWS})`,
  minHeight: grid(8),
  borderRadius: vars.radius.round,
  background: 'inherit',
});
