import { patternStyle } from '../tokens/layeredStyles';
import { belowTablet, forcedColors } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const map = patternStyle({
  position: 'relative',
  display: 'grid',
  // Clear of what maps show in other corners.
  placeItems: 'end start',
  minHeight: grid(80),
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface.sunken,
  '@media': {
    // The address takes two lines, and the pin stands above it.
    [belowTablet]: { minHeight: grid(88) },
    [forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
  },
});

export const frame = patternStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // A frame that fails to load stays transparent in the dark theme too, above the drawing.
  colorScheme: 'light',
});

/** A river, main roads and lanes; only what a URL can't hold is escaped, which compresses better. */
const STREETS = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 400' fill='none' stroke='red'><path stroke-width='26' opacity='.4' d='M0 330c80-50 90 10 170-10s130-70 230-30'/><path stroke-width='9' d='M0 150l200 50 200-30M200 0v400'/><path stroke-width='4' d='M60 0v400M300 0v400M0 240h400'/></svg>`;

export const ground = patternStyle({
  position: 'absolute',
  inset: 0,
  background: 'currentColor',
  maskImage: `url("data:image/svg+xml,${STREETS.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`,
  maskSize: 'cover',
  maskPosition: 'center',
  color: vars.color.line.control,
  opacity: 0.35,
  '@media': { [forcedColors]: { display: 'none' } },
});

/** Where the main roads meet, above the card. */
export const pin = patternStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: grid(14),
  height: grid(14),
  fill: vars.color.surface.raised,
  color: vars.color.text.accent,
});

/** Above the map, which is not there yet or can't be. */
export const card = patternStyle({
  position: 'relative',
  margin: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

/** Once the map is below. */
export const cornerCard = patternStyle({ padding: 0, margin: vars.space.small });
