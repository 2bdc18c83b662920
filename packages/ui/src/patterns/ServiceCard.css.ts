import { forcedColors, hovered } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const card = patternStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  height: '100%',
  padding: vars.space.xlarge,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  '@media': { [forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
});

/** A corner of the service's own motif, when the card is pointed at or has the focus. */
export const drawing = patternStyle({
  position: 'absolute',
  insetBlockStart: grid(-22),
  insetInlineEnd: grid(-22),
  width: grid(60),
  color: vars.color.line.motif,
  opacity: 0,
  '@media': {
    [forcedColors]: { display: 'none' },
    ...hovered({ opacity: 1 }, `${card}:hover &`),
  },
  transition: `opacity ${vars.duration.normal}`,
  selectors: { [`${card}:focus-within &`]: { opacity: 1 } },
});

export const iconBadge = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: grid(15),
  height: grid(15),
  borderRadius: vars.radius.round,
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

/** Pushed down, so that the lists of a row begin on one line. */
export const features = patternStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const feature = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.size.small,
});

export const tick = patternStyle({ color: vars.color.text.positive });

export const action = patternStyle({
  paddingBlockStart: vars.space.xsmall,
  display: 'grid',
});

export const nowrap = patternStyle({ whiteSpace: 'nowrap' });
