import { patternStyle } from '../tokens/layeredStyles';
import { byTouch, shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const area = patternStyle({
  padding: vars.space.small,
  border: `${vars.border.control} dashed ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
});

export const dragged = patternStyle({
  borderStyle: 'solid',
  borderColor: vars.color.line.accent,
  background: vars.color.fill.accentSoft,
});

/** Says what a mouse and a keyboard can do besides: nothing is dropped with a finger. */
export const dropHint = patternStyle({
  minWidth: grid(40),
  flex: 1,
  '@media': { [byTouch]: { display: 'none' } },
});

export const bar = patternStyle({
  width: '100%',
  height: grid(2),
  accentColor: vars.color.fill.accent,
});

/** A fixed height, so that a loading picture moves nothing. */
export const picture = patternStyle({
  height: grid(24),
  width: grid(40),
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  // Above a phone's keyboard, what it shows is written below it.
  '@media': { [shortScreen]: { height: grid(12), width: grid(20) } },
});

export const note = patternStyle({ flex: 1, minWidth: grid(30), overflowWrap: 'anywhere' });
