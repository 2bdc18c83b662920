import { forcedColors } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const map = patternStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Otherwise the largest height would limit it, by the ratio.
  width: '100%',
  aspectRatio: '4 / 3',
  maxHeight: grid(80),
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

/** Rows of the chain. */
export const ground = patternStyle({
  position: 'absolute',
  inset: 0,
  height: 'auto',
  maskSize: `auto ${grid(9)}`,
  maskRepeat: 'round',
  color: vars.color.line.motifQuiet,
  '@media': { [forcedColors]: { display: 'none' } },
});

/** Clear of the buttons and the source that maps show in other corners. */
const corner = { placeSelf: 'end start' } as const;

/** Above the map, which is not there yet or can't be. */
export const card = patternStyle({
  position: 'relative',
  margin: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  background: vars.color.surface.raised,
  color: vars.color.text.accent,
  // There the map may be below.
  '@media': { '(scripting: none)': corner },
});

/** Once the map is below. */
export const cornerCard = patternStyle({ ...corner, padding: 0, margin: vars.space.small });
