import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const actions = patternStyle({
  marginBlockStart: vars.space.xlarge,
  '@media': { print: { display: 'none' } },
});
