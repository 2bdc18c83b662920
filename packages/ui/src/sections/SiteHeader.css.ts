import { keyframes } from '@vanilla-extract/css';
import { globalLayered, sectionStyle } from '../tokens/layeredStyles';
import {
  belowTablet,
  from,
  hovered,
  largeText,
  motionAllowed,
  shortScreen,
  withoutScript,
} from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** In one step at its end, because browsers round positions within a range. */
const OPAQUE_RANGE = '50px 50.5px';
const SCROLL_TIMELINES = '(animation-timeline: scroll())';

const opaque = {
  background: vars.color.surface.page,
  borderBlockEndColor: vars.color.line.quiet,
};

const becomeOpaque = keyframes({
  from: { background: 'transparent', borderBlockEndColor: 'transparent' },
  to: opaque,
});

export const header = sectionStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.header,
  borderBlockEnd: `${vars.border.hairline} solid transparent`,
  // Scroll-driven, because a slow connection hydrates long after the visitor has scrolled.
  '@supports': {
    [SCROLL_TIMELINES]: {
      animationName: becomeOpaque,
      animationFillMode: 'both',
      animationTimingFunction: 'step-end',
      animationTimeline: 'scroll(root)',
      animationRange: OPAQUE_RANGE,
    },
  },
  '@media': {
    // The logo heads the first sheet.
    print: { position: 'static' },
    [shortScreen]: { position: 'absolute' },
    [withoutScript]: { position: 'static' },
  },
  selectors: {
    // A script follows the scroll position now. Each frame of a scroll-driven animation makes the browser go
    // through all layers of the page: 10 ms in a list of 1,000 cards.
    '&[data-opaque]': { animation: 'none' },
    '&[data-opaque=true]': opaque,
    '&[data-open]': { ...opaque, position: 'fixed', animation: 'none' },
  },
});

/** The sheet covers the page, which must not scroll behind it. */
globalLayered('sections', `html:has(.${header}[data-open])`, {
  '@media': { [belowTablet]: { overflow: 'hidden' } },
});

export const row = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.height.header,
  '@media': { [withoutScript]: { flexWrap: 'wrap', paddingBlockEnd: vars.space.medium } },
});

export const logo = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: grid(5.5),
  fontWeight: vars.weight.display,
  letterSpacing: '-0.02em',
  marginInlineEnd: 'auto',
  minHeight: vars.control.touch,
  '@media': {
    // The mark alone has room.
    [largeText]: { gap: 0, fontSize: 0 },
    [from.tablet]: { flexShrink: 0, whiteSpace: 'nowrap' },
  },
});

export const mark = sectionStyle({
  width: grid(9),
  color: vars.color.line.motif,
});

export const menu = sectionStyle({
  display: 'flex',
  '@media': {
    print: { display: 'none' },
    [belowTablet]: {
      // Laid out before it is shown, so that a press on the button shows it at once.
      visibility: 'hidden',
      selectors: { '&[data-open]': { visibility: 'inherit' } },
      position: 'fixed',
      insetBlock: `${vars.height.header} ${vars.height.bottomBar}`,
      insetInline: 0,
      flexDirection: 'column',
      gap: vars.space.large,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: vars.space.medium,
      background: vars.color.surface.page,
    },
    [withoutScript]: { visibility: 'inherit', position: 'static', flexBasis: '100%', padding: 0 },
    [from.tablet]: { alignItems: 'center', gap: vars.space.xxsmall },
    [from.desktop]: { gap: vars.space.medium },
  },
});

export const links = sectionStyle({
  display: 'grid',
  '@media': {
    [withoutScript]: { gridTemplateColumns: 'repeat(3, auto)' },
    // What the window has more than they need.
    [from.tablet]: {
      display: 'flex',
      gap: `clamp(0px, (100vw - ${grid(186)}) / 6, ${vars.space.small})`,
    },
    [from.desktop]: { gap: vars.space.xxsmall },
  },
});

export const link = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  minHeight: vars.control.touch,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.small,
  color: vars.color.text.main,
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.text.accent,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    ...hovered({ color: vars.color.text.accent }),
    [belowTablet]: {
      minHeight: grid(13),
      fontSize: vars.size.heading,
      borderRadius: 0,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
    },
    [withoutScript]: { minHeight: vars.control.touch, fontSize: vars.size.body, borderBlockEnd: 0 },
    // All six and the button fit from 768 px on.
    [from.tablet]: {
      paddingInline: grid(1),
      fontSize: vars.size.small,
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current="page"]::after': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: grid(1.5),
          insetInline: grid(1),
          borderBlockEnd: `${vars.border.strong} solid currentColor`,
          borderRadius: vars.radius.round,
        },
      },
    },
    [from.desktop]: { paddingInline: vars.space.small, fontSize: vars.size.body },
  },
});

/** Full width at the end of the sheet, small in the bar. */
export const action = sectionStyle({
  '@media': {
    [belowTablet]: { minHeight: grid(13.5), fontSize: vars.size.body },
    [from.tablet]: { whiteSpace: 'nowrap' },
    [from.desktop]: { paddingInline: vars.space.medium },
  },
});

export const toggle = sectionStyle({
  minHeight: vars.control.touch,
  background: vars.color.surface.page,
  '@media': {
    // Its icon alone has room.
    [largeText]: { gap: 0, width: vars.control.touch, fontSize: 0 },
    [from.tablet]: { display: 'none' },
    [withoutScript]: { display: 'none' },
  },
});

export const search = sectionStyle({
  paddingInline: 0,
  width: vars.control.touch,
  minHeight: vars.control.touch,
  flexShrink: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const searchInBar = sectionStyle({ '@media': { [belowTablet]: { display: 'none' } } });

export const searchOnPhone = sectionStyle({ '@media': { [from.tablet]: { display: 'none' } } });

/** Seconds of one drawing of the pending line. */
const DRAWING_TIME = '1.6s';
/** A navigation that takes less shows no line, which would only flash. */
const PATIENCE = '80ms';

/** From one end to the other, and away in the same direction. */
const draw = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  '60%, 70%': { clipPath: 'inset(0)' },
  to: { clipPath: 'inset(0 0 0 100%)' },
});

const appear = keyframes({ from: { visibility: 'hidden' } });

export const pendingLine = sectionStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% - ${grid(2.25)})`,
  pointerEvents: 'none',
  color: vars.color.text.accent,
  animation: `${appear} ${PATIENCE} step-end`,
  '@media': {
    [motionAllowed]: {
      animation: `${draw} ${DRAWING_TIME} ${vars.easing.standard} ${PATIENCE} infinite backwards`,
    },
  },
});

export const skip = sectionStyle({
  position: 'fixed',
  zIndex: vars.zIndex.skipLink,
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.shadow.floating,
  transform: 'translateY(-300%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});
