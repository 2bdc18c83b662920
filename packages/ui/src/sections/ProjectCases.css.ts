import { sectionStyle } from '../tokens/layeredStyles';
import { forcedColors, from, hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Picture, category, title, line, and the link to all. */
const PARTS = 5;

export const list = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space.xsmall} ${vars.space.xlarge}`,
    },
  },
});

export const item = sectionStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  '@media': {
    [from.tablet]: {
      selectors: { '&:nth-child(n + 3)': { marginBlockStart: vars.space.huge } },
    },
  },
  // What is alike in a row stands on one line.
  '@supports': {
    '(grid-template-rows: subgrid)': {
      '@media': {
        [from.tablet]: { gridRow: `span ${PARTS}`, gridTemplateRows: 'subgrid' },
      },
    },
  },
});

export const picture = sectionStyle({
  marginBlockEnd: vars.space.xsmall,
  borderRadius: vars.radius.large,
  '@media': { [forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
});

/** All of the item is pressed, but for the link to the others. */
export const link = sectionStyle({
  '@media': hovered({ color: vars.color.text.accent }, `${item}:hover &`),
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.line.focus}`,
      outlineOffset: grid(1),
      borderRadius: vars.radius.large,
    },
  },
});

export const all = sectionStyle({ position: 'relative' });
