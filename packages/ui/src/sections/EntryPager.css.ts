import { from } from '../tokens/breakpoints';
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

/** Half a motif, hanging from the edge as the hero's rises from it. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: grid(-10),
  insetBlockStart: 0,
  width: grid(36),
  translate: '0 -50%',
  clipPath: 'inset(50% 0 0)',
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
  gap: vars.space.xsmall,
  justifyItems: 'start',
  selectors: { '&:hover': { color: vars.color.text.accent } },
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
  minWidth: 0,
});
