import { patternStyle } from '../tokens/cascadeLayers';
import { vars } from '../tokens/theme.css';

export const line = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.touch,
});
