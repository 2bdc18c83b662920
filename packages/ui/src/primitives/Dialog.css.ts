import { keyframes } from '@vanilla-extract/css';
import { globalLayered, primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import {
  belowTablet,
  forcedColors,
  from,
  moreContrast,
  motionAllowed,
  shortestScreen,
} from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const backdrop = primitiveStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: vars.color.surface.overlay,
  opacity: 0,
  '@media': {
    print: { display: 'none' },
    [motionAllowed]: { transition: `opacity ${vars.duration.quick}` },
  },
  selectors: { '&[data-enter]': { opacity: 1 } },
});

/** Fullscreen on a phone, centred from the tablet's width on. */
export const dialog = primitiveStyle({
  position: 'fixed',
  inset: `var(--above-visible, 0) 0 calc(var(--below-visible, 0px) + ${vars.height.notifications})`,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  outline: 'none',
  opacity: 0,
  transform: `translateY(${vars.space.medium}) scale(0.985)`,
  '@media': {
    [motionAllowed]: {
      transition: `opacity ${vars.duration.quick}, transform ${vars.duration.normal} ${vars.easing.standard}`,
    },
    [from.tablet]: {
      inset: 'auto',
      top: '50%',
      left: '50%',
      width: `calc(100vw - ${vars.space.huge})`,
      maxHeight: '80vh',
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.floating,
      translate: '-50% -50%',
    },
    // The backdrop's colour is not drawn there.
    [forcedColors]: { border: `${vars.border.strong} solid CanvasText` },
    [moreContrast]: { border: `${vars.border.strong} solid ${vars.color.line.control}` },
  },
  selectors: {
    '&[data-enter]': { opacity: 1, transform: 'none' },
  },
});

// An open dialog is printed instead of the page, in full.
globalLayered('primitives', `body:has(.${dialog}) > :not(:has(.${dialog}))`, {
  '@media': { print: { display: 'none' } },
});
globalLayered('primitives', `.${dialog}`, {
  '@media': { print: { position: 'static', background: 'none', boxShadow: 'none' } },
});

export const widths = primitiveVariants({
  small: { '@media': { [from.tablet]: { maxWidth: vars.width.dialogSmall } } },
  large: { '@media': { [from.tablet]: { maxWidth: vars.width.dialogLarge } } },
  growing: {
    '@media': {
      [from.tablet]: {
        maxWidth: vars.width.dialogLarge,
        maxHeight: `calc(100dvh - ${vars.space.large})`,
      },
    },
    selectors: { '&:has([data-wide])': { maxWidth: vars.width.panel } },
  },
});

/** The space above the title, under the bar. */
const fadedStart = `linear-gradient(transparent, black ${vars.space.small}`;

/** Under the bar, and at the end until the text is scrolled to it. */
const fadeEnds = keyframes({
  'from, 99%': { maskImage: `${fadedStart} calc(100% - ${grid(10)}), transparent)` },
  to: { maskImage: `${fadedStart})` },
});

export const scroller = primitiveStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flex: 1,
  minHeight: 0,
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        // On a phone the text ends with the screen; masks make it scroll less smoothly there.
        [from.tablet]: {
          animationName: fadeEnds,
          animationFillMode: 'both',
          animationTimingFunction: 'linear',
          animationTimeline: 'scroll(self)',
        },
      },
    },
  },
  // What sticks to its end would fade too.
  selectors: { '&:has([data-sticky-end])': { animationName: 'none' } },
  '@media': { print: { overflow: 'visible' } },
});

// The caret stays clear of what sticks to an edge, too.
globalLayered('primitives', `.${scroller}:has([data-sticky-start])`, {
  scrollPaddingBlockStart: grid(12),
});
globalLayered('primitives', `.${scroller}:has([data-sticky-end])`, {
  scrollPaddingBlockEnd: grid(20),
  '@media': { [shortestScreen]: { scrollPaddingBlockEnd: 0 } },
});

/** Of a phone's text and bar: the buttons of the bar need the room of the narrowest. */
const MARGIN = `clamp(${vars.space.small}, 10vw - ${grid(5)}, ${vars.space.medium})`;

/** Inside the scroller, because what sticks to an edge of the scroller keeps clear of its padding. */
export const content = primitiveStyle({
  padding: `${vars.space.large} ${MARGIN}`,
  '@media': {
    print: { padding: 0 },
    [from.tablet]: { padding: vars.space.xlarge, paddingBlockStart: vars.space.small },
  },
});

// Title, picture and text of an article share the column of its lines.
globalLayered('primitives', `.${content}:has(> [data-column])`, {
  '@media': {
    [from.tablet]: { paddingInline: `max(${vars.space.xlarge}, 50% - ${vars.width.text} / 2)` },
  },
});

/** Below the title. */
export const body = primitiveStyle({ paddingBlockStart: vars.space.medium });

export const titleRow = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

/** At the bottom edge on a phone, at the top otherwise. */
export const bar = primitiveStyle({
  order: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  position: 'relative',
  padding: `${vars.space.small} ${MARGIN}`,
  '@media': {
    print: { display: 'none' },
    [from.tablet]: { order: 0, paddingInline: vars.space.xlarge },
    // The text above it fades instead of ending within a line.
    [belowTablet]: {
      '::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        height: vars.space.large,
        background: `linear-gradient(transparent, ${vars.color.surface.raised})`,
        pointerEvents: 'none',
      },
    },
  },
});

// A form's own bar at that edge closes the dialog too: one bar instead of two.
globalLayered('primitives', `.${dialog}:has([data-sticky-end]) > .${bar}`, {
  '@media': { [belowTablet]: { display: 'none' } },
});
