import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const line = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.touch,
});
