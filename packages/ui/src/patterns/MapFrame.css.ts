import { forcedColors } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const map = patternStyle({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface.sunken,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const frame = patternStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // A frame that fails to load stays transparent in the dark theme too, above the drawing.
  colorScheme: 'light',
});

export const center = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const fallback = patternStyle({
  position: 'absolute',
  inset: 0,
  justifyContent: 'center',
  padding: vars.space.large,
  textAlign: 'center',
  color: vars.color.text.accent,
});
