import { rows } from '../primitives/motifCrop';
import { sectionStyle } from '../tokens/layeredStyles';
import { from, hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: vars.space.section,
  paddingBlock: vars.space.huge,
  background: vars.color.surface.sunken,
  '@media': { print: { display: 'none' } },
});

/** The lower rows of a motif, hanging from the edge as the hero's rise from it. */
export const drawing = sectionStyle({
  position: 'absolute',
  // Where the page's column ends; on small screens, cut by the edge.
  insetInlineEnd: `max(${grid(-10)}, calc((100vw - ${vars.width.page}) / 2 + ${vars.space.medium}))`,
  insetBlockStart: 0,
  width: `min(${grid(92)}, 40vw)`,
  translate: `0 -${rows(4)}`,
  clipPath: `inset(${rows(4)} 0 0)`,
  color: vars.color.line.motifQuiet,
});

export const content = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xlarge,
});

export const next = sectionStyle({
  display: 'grid',
  gap: `${vars.space.small} ${vars.space.large}`,
  '@media': hovered({ color: vars.color.text.accent }),
});

/** An invitation, not the page's own title. */
export const title = sectionStyle({
  fontSize: `min(${vars.size.title}, ${grid(8)})`,
  overflowWrap: 'anywhere',
  // Below its picture, where that is not beside it.
  order: 1,
});

/** Its title stays clear of the drawing. */
export const besideDrawing = sectionStyle({
  '@media': { [from.tablet]: { paddingInlineEnd: `min(${grid(100)}, 40vw)` } },
});

export const label = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  gap: vars.space.xsmall,
});

export const pictured = sectionStyle({
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: `minmax(0, 1fr) ${grid(72)}`,
      gridTemplateRows: '1fr 1fr',
      alignItems: 'start',
    },
  },
});

export const picture = sectionStyle({
  borderRadius: vars.radius.medium,
  '@media': { [from.tablet]: { gridArea: '1 / 2 / span 2' } },
});

export const others = sectionStyle({
  rowGap: vars.space.large,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const previous = sectionStyle({
  flex: `1 1 ${grid(64)}`,
  minHeight: vars.control.touch,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
});

export const thumbnail = sectionStyle({
  width: grid(28),
  flexShrink: 0,
  borderRadius: vars.radius.small,
});
