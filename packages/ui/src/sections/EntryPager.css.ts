import { rows } from '../primitives/motifCrop';
import { belowTablet, from, hovered } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: vars.space.section,
  paddingBlock: vars.space.huge,
  background: vars.color.surface.sunken,
  '@media': { print: { display: 'none' }, [from.desktop]: { paddingBlock: grid(24) } },
});

/** The lower rows of a motif, hanging from the edge as the hero's rise from it. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: grid(-10),
  insetBlockStart: 0,
  width: grid(36),
  translate: `0 -${rows(4)}`,
  clipPath: `inset(${rows(4)} 0 0)`,
  color: vars.color.line.motifQuiet,
  '@media': {
    [from.tablet]: { width: grid(64), insetInlineEnd: grid(-12) },
    [from.desktop]: {
      width: grid(96),
      insetInlineEnd: `max(${grid(-16)}, calc((100vw - ${grid(360)}) / 2))`,
    },
  },
});

export const content = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xlarge,
});

export const next = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  '@media': hovered({ color: vars.color.text.accent }),
});

/** An invitation, not the page's own title: a long one keeps to three or four lines beside its picture. */
export const title = sectionStyle({
  fontSize: `min(${vars.size.title}, ${grid(8)})`,
  textWrap: 'balance',
});

/** The picture ends where the page's column ends, which is beyond that of the text. */
export const pictured = sectionStyle({
  '@media': {
    [from.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${grid(72)}`, alignItems: 'center' },
    [from.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) ${grid(88)}`,
      marginInlineEnd: `min(0px, (${vars.width.dialogLarge} - min(100vw, ${vars.width.page})) / 2 + ${vars.space.xlarge})`,
    },
  },
});

export const picture = sectionStyle({
  borderRadius: vars.radius.medium,
  '@media': { [belowTablet]: { order: -1 } },
});

/** The arrow after the last word, never alone on a line. */
export const arrow = sectionStyle({
  display: 'inline-block',
  marginInlineStart: vars.space.xsmall,
  verticalAlign: '-0.1em',
});

export const others = sectionStyle({
  rowGap: vars.space.small,
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
