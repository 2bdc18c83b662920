import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
});
