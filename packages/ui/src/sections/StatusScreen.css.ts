import { shortScreen } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Room for the header above the content. */
const HEADER = '4.5rem';
/** What the title, the button and the gaps take up below the drawing. */
const TEXT = '23rem';
const DRAWING = '24rem';
/** The drawing stands beside the text on a phone held sideways; a narrow window has no room for it. */
const BESIDE = `${shortScreen} and (min-width: 30rem)`;

export const screen = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'min(100svh, 56rem)',
  paddingBlock: `calc(${HEADER} + ${vars.space.large}) ${vars.space.xxlarge}`,
  textAlign: 'center',
  '@media': {
    [shortScreen]: { paddingBlock: `${HEADER} ${vars.space.medium}` },
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

/** As large as the first screen allows, so that the button stays above the fold. */
export const drawing = sectionStyle({
  width: `clamp(6rem, 100svh - ${TEXT}, min(${DRAWING}, 70vw))`,
  color: vars.color.line.kolam,
  '@media': {
    [BESIDE]: { width: 'min(60svh, 40vw)' },
    [`${shortScreen} and (max-width: 29.98rem)`]: { display: 'none' },
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
