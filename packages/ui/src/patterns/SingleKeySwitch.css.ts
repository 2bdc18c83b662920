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
