import { keyframes } from '@vanilla-extract/css';
import { patternStyle } from '../tokens/layeredStyles';
import { forcedColors, from, hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const filters = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.xlarge,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

const FADE = grid(12);
const START = `transparent, black ${FADE}`;
const END = `black calc(100% - ${FADE}), transparent`;

/** At the end where the line goes on. */
const fadeEnds = keyframes({
  from: { maskImage: `linear-gradient(to right, ${END})` },
  '1%, 99%': { maskImage: `linear-gradient(to right, ${START}, ${END})` },
  to: { maskImage: `linear-gradient(to right, ${START})` },
});

/** It scrolls, and cuts off what stands out farther than its padding. */
export const line = patternStyle({
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // What has the focus stays clear of the fading ends.
  scrollPaddingInline: FADE,
  padding: vars.space.xxsmall,
  // The first button begins where the search field and the cards begin.
  marginInlineStart: `calc(-1 * ${vars.space.xxsmall})`,
  '@media': { [from.desktop]: { flexWrap: 'wrap' } },
  // A line that fits has nothing to scroll, so the animation has no effect.
  '@supports': {
    '(animation-timeline: scroll())': {
      animationName: fadeEnds,
      animationFillMode: 'both',
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(self inline)',
    },
  },
});

export const filter = patternStyle({
  minHeight: vars.control.touch,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.round,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  flexShrink: 0,
  maxWidth: '100%',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: {
    [`${line} > &:focus-visible`]: { outlineOffset: 0 },
    '&:focus-visible': { borderRadius: vars.radius.round },
    '&[aria-pressed="true"]': {
      background: vars.color.fill.accent,
      borderColor: vars.color.fill.accent,
      color: vars.color.text.onAccent,
    },
  },
  '@media': {
    ...hovered({ borderColor: vars.color.text.main }, '&:hover:not([aria-pressed="true"])'),
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
