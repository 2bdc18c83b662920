import { primitiveStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const square = primitiveStyle({
  paddingInline: 0,
  width: vars.control.touch,
  minHeight: vars.control.touch,
});
