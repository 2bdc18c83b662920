import { motionAllowed } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** A whole card that can be pressed; its heading's link is the one control in it. */
export const card = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  '@media': {
    [motionAllowed]: {
      transition: `transform ${vars.duration.normal} ${vars.easing.standard}, box-shadow ${vars.duration.normal}`,
    },
  },
  selectors: {
    '&:hover': { boxShadow: vars.shadow.lifted, transform: 'translateY(-4px)' },
    '&:focus-within': { boxShadow: vars.shadow.lifted },
  },
});

export const body = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  flex: 1,
  padding: vars.space.large,
});

/** Stretches the link over the card, so that the whole of it can be pressed. */
export const cover = patternStyle({
  color: 'inherit',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.large,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.line.focus}`,
      outlineOffset: '-3px',
    },
  },
});

/** Pushed to the card's foot, so that feet align in a row. */
export const foot = patternStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
});
