import { sectionStyle } from '../tokens/layeredStyles';
import { forcedColors, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'center',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space.huge,
    },
    // The columns of the story above.
    [from.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.xxlarge,
    },
  },
});

/** A portrait is as large as the motif with the letter. */
const square = {
  justifySelf: 'center',
  width: `min(${grid(56)}, 80vw)`,
  aspectRatio: '1',
  '@media': { [from.desktop]: { width: `min(${grid(72)}, 100%)` } },
} as const;

export const portrait = sectionStyle({
  ...square,
  borderRadius: vars.radius.large,
});

export const avatar = sectionStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  ...square,
  color: vars.color.line.motif,
});

export const drawing = sectionStyle({ gridArea: '1 / 1', width: '100%' });

/** Ends between two rings of dots. */
export const initial = sectionStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  width: '38%',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  background: vars.color.fill.accent,
  color: vars.color.text.onAccent,
  fontSize: grid(10),
  fontWeight: vars.weight.display,
  lineHeight: '1',
  '@media': { [forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});
