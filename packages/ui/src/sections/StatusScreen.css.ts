import { shortScreen } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** What the title, the button and the gaps take up below the drawing. */
const TEXT = grid(92);
const DRAWING = grid(96);
/** The drawing stands beside the text on a phone held sideways; a narrow window has no room for it. */
const BESIDE = `${shortScreen} and (min-width: ${grid(120)})`;

export const screen = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: `min(100svh, ${grid(224)})`,
  paddingBlock: `calc(${vars.height.header} + ${vars.space.large}) ${vars.space.xxlarge}`,
  textAlign: 'center',
  '@media': {
    [shortScreen]: { paddingBlock: `${vars.height.header} ${vars.space.medium}` },
    print: { minHeight: 0 },
  },
});

export const layout = sectionStyle({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': {
    [BESIDE]: {
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      textAlign: 'start',
    },
  },
});

/** As large as leaves the button above the fold. */
export const drawing = sectionStyle({
  width: `clamp(${grid(24)}, 100svh - ${TEXT}, min(${DRAWING}, 70vw))`,
  color: vars.color.line.motif,
  '@media': {
    [BESIDE]: { width: 'min(60svh, 40vw)' },
    [`${shortScreen} and (max-width: ${grid(119.9)})`]: { display: 'none' },
  },
});

export const text = sectionStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  '@media': {
    [shortScreen]: { gap: vars.space.small },
    [BESIDE]: { justifyItems: 'start', gap: vars.space.large },
  },
});

export const ways = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  gap: vars.space.small,
});
