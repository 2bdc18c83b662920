import { globalLayered, patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = patternStyle({ display: 'grid', gap: vars.space.medium });

export const text = patternStyle({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: vars.width.text,
});

globalLayered('patterns', `.${text} ins`, { background: vars.color.fill.note });
globalLayered('patterns', `.${text} del`, {
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
});
