import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const box = patternStyle({ paddingBlock: vars.space.xxlarge, textAlign: 'center' });

export const drawing = patternStyle({
  width: grid(36),
  color: vars.color.line.motif,
  marginBlockEnd: vars.space.medium,
});
