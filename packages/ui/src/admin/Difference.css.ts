import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

/** Two columns from the tablet's width on. */
export const beside = patternStyle({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const term = patternStyle({ gridColumn: '1 / -1' });

export const text = patternStyle({
  whiteSpace: 'pre-wrap',
  maxWidth: vars.width.text,
});

globalLayered('patterns', `.${text} ins`, { background: vars.color.fill.note });
globalLayered('patterns', `.${text} del`, {
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
});
