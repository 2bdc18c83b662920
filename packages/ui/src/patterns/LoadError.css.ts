import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const notice = patternStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  marginBlockEnd: vars.space.large,
});
