import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  marginBlockStart: vars.space.xlarge,
  '@media': { print: { display: 'none' } },
});
