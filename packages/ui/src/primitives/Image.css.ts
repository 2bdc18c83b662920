import { primitiveStyle, primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';
import { cropped } from './motifCrop';

/** Of the drawing, which is larger than its box. */
export const COLUMNS = 7;

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

/** Like the cover of a book: a large drawing in the ground's own tones, and the first letters of a title. */
export const placeholder = primitiveStyle({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  color: vars.color.ground.line,
  selectors: {
    '&::after': {
      content: 'attr(data-placeholder)',
      position: 'absolute',
      insetBlockEnd: '8cqh',
      insetInlineStart: '8cqh',
      fontSize: '40cqh',
      fontWeight: vars.weight.display,
      lineHeight: '1',
    },
  },
});

export const grounds = primitiveVariants({
  accent: { background: vars.color.ground.accent },
  night: { background: vars.color.ground.night },
  positive: { background: vars.color.ground.positive },
  highlight: { background: vars.color.ground.highlight },
});

export const drawing = primitiveStyle({ ...cropped(5, 1, COLUMNS), opacity: 0.45 });

export const icon = primitiveStyle({
  position: 'absolute',
  insetBlockStart: '8cqh',
  insetInlineStart: '8cqh',
});
