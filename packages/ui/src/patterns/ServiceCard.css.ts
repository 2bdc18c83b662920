import { createVar, fallbackVar } from '@vanilla-extract/css';
import { cropped } from '../primitives/motifCrop';
import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const card = patternStyle({
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  height: '100%',
  padding: vars.space.xlarge,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

/** Of the head; the services of a list may have one each. */
export const ground = createVar();

/** From edge to edge of the card. */
export const head = patternStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'start',
  aspectRatio: '24 / 11',
  margin: `calc(-1 * ${vars.space.xlarge}) calc(-1 * ${vars.space.xlarge}) ${vars.space.xsmall}`,
  padding: vars.space.xlarge,
  background: fallbackVar(ground, vars.color.ground.accent),
  color: vars.color.ground.line,
  // A picture stands on this ground.
  forcedColorAdjust: 'none',
});

/** From the head's upper edge; the lower one crops it. */
export const picture = patternStyle({
  position: 'absolute',
  inset: '0 auto auto 0',
  width: '100%',
  height: 'auto',
});

/** The service's own motif. */
export const drawing = patternStyle({
  ...cropped(3, 1, 5),
  opacity: 0.45,
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
