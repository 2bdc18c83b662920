import { sectionStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const links = sectionStyle({ display: 'grid', paddingBlock: vars.space.xsmall });

/** Below the sections, in the drawer of a phone. */
export const apart = sectionStyle({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const link = sectionStyle({
  position: 'relative',
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.touch,
  paddingInline: `${grid(3.5)} ${vars.space.small}`,
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
  '@media': hovered({ color: vars.color.text.main }, '&:hover:not([aria-current])'),
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
    '&[aria-current="page"]': {
      color: vars.color.text.accent,
      background: vars.color.surface.sunken,
      fontWeight: vars.weight.bold,
    },
  },
});
