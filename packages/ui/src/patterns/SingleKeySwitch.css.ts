import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const settings = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.touch,
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

export const checkbox = patternStyle({
  flexShrink: 0,
  width: grid(4.5),
  height: grid(4.5),
  accentColor: vars.color.line.accent,
});
