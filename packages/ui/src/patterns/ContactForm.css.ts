import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const form = patternStyle({
  display: 'grid',
  gap: vars.space.medium,
  // Without scripts it can't send; the page names other ways to reach the agency.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const pair = patternStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(52)}), 1fr))`,
  gap: 'inherit',
  alignItems: 'start',
});

/** The end of the notice, though Tab reaches it after the button. */
export const translation = patternStyle({
  order: 1,
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
});

export const actions = patternStyle({ order: 2, marginBlockStart: vars.space.small });

export const send = patternStyle({ flex: 1, whiteSpace: 'nowrap' });

const outcome = {
  order: 3,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
  // Scrolled into view, it stays clear of the notification at the bottom of a phone's screen.
  scrollMarginBlockEnd: grid(40),
};

export const failure = patternStyle({
  ...outcome,
  borderInlineStart: `${vars.border.edge} solid ${vars.color.line.accent}`,
});

export const sent = patternStyle({
  ...outcome,
  borderInlineStart: `${vars.border.edge} solid ${vars.color.text.positive}`,
  overflowWrap: 'anywhere',
});

/** Off screen instead of hidden, because bots skip hidden fields. */
export const trap = patternStyle({
  position: 'absolute',
  insetInlineStart: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
