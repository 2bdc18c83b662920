import { createVar, fallbackVar } from '@vanilla-extract/css';
import { cropped } from '../primitives/motifCrop';
import { forcedColors } from '../tokens/breakpoints';
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

/** Of the head; the services of a list may have one each. */
export const ground = createVar();

/** From edge to edge of the card. */
export const head = patternStyle({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  height: grid(28),
  margin: `calc(-1 * ${vars.space.xlarge}) calc(-1 * ${vars.space.xlarge}) ${vars.space.xsmall}`,
  paddingInline: vars.space.xlarge,
  background: fallbackVar(ground, vars.color.ground.accent),
  color: vars.color.ground.line,
  '@media': {
    [forcedColors]: { borderBlockEnd: `${vars.border.hairline} solid CanvasText` },
  },
});

/** The service's own motif. */
export const drawing = patternStyle({
  ...cropped(3, 1, 5),
  opacity: 0.45,
  '@media': { [forcedColors]: { display: 'none' } },
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
