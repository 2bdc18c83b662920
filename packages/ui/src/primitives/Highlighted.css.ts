import { primitiveStyle } from '../tokens/layeredStyles';
import { forcedColors } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const mark = primitiveStyle({
  background: vars.color.fill.note,
  color: vars.color.text.main,
  borderRadius: vars.radius.small,
  boxDecorationBreak: 'clone',
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
