import { forcedColors, from } from '../tokens/breakpoints';
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

/** A river, a temple tank, main roads and lanes. */
const STREETS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#000"><g stroke-opacity=".45"><path stroke-width="26" d="M-20 330C60 290 90 340 170 320S300 250 420 290"/><path stroke-width="3" d="M248 92h58v58h-58zM262 106h30v30h-30z"/></g><path stroke-width="9" d="M-20 150 200 200 420 170M200 200C190 280 220 340 200 420M200 200C205 120 170 60 190-20"/><path stroke-width="4" d="M60-20C50 80 70 110 62 170S90 280 70 420M-20 60 188 74 420 40M300-20 312 184 330 420M120 70 128 184M-20 240 70 236 196 262 420 222M240 197 250 250M110 240 120 300M188 112 248 120M306 120 420 110M260 240 262 280M-20 385 420 372"/></svg>';

export const ground = patternStyle({
  position: 'absolute',
  inset: 0,
  background: 'currentColor',
  maskImage: `url("data:image/svg+xml,${encodeURIComponent(STREETS)}")`,
  maskSize: 'cover',
  maskPosition: 'center 85%',
  color: vars.color.line.motifQuiet,
  '@media': { [forcedColors]: { display: 'none' }, [from.tablet]: { maskPosition: 'center' } },
});

/** On a disc, where the main roads meet: on a phone above the card. */
export const pin = patternStyle({
  position: 'absolute',
  inset: '0 0 24%',
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: grid(16),
  height: grid(16),
  borderRadius: vars.radius.round,
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
  '@media': { [from.tablet]: { inset: 0 } },
});

/** Above the map, which is not there yet or can't be; clear of what maps show in other corners. */
export const card = patternStyle({
  position: 'relative',
  placeSelf: 'end start',
  margin: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

/** Once the map is below. */
export const cornerCard = patternStyle({ padding: 0, margin: vars.space.small });
