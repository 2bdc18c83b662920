import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const toolbar = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
});
