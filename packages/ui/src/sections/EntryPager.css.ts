import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  marginBlockStart: vars.space.section,
  paddingBlock: vars.space.huge,
  background: vars.color.surface.sunken,
  '@media': { print: { display: 'none' }, [from.desktop]: { paddingBlock: '6rem' } },
});

export const drawing = sectionStyle({
  position: 'absolute',
  insetInlineEnd: '-5rem',
  insetBlockStart: '50%',
  width: '14rem',
  translate: '0 -50%',
  color: vars.color.line.kolamQuiet,
  '@media': {
    [from.tablet]: { width: '20rem' },
    [from.desktop]: { width: '26rem', insetInlineEnd: 'max(-4rem, calc((100vw - 90rem) / 2))' },
  },
});

/** The article's column. */
export const column = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xlarge,
  maxInlineSize: vars.width.dialogLarge,
  marginInline: 'auto',
});

export const next = sectionStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:hover': { color: vars.color.text.accent } },
});

/** The arrow after the last word, never alone on a line. */
export const arrow = sectionStyle({
  display: 'inline-block',
  marginInlineStart: vars.space.xsmall,
  verticalAlign: '-0.1em',
});

export const others = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.quiet}`,
});

export const previous = sectionStyle({
  flex: '1 1 16rem',
  minHeight: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
