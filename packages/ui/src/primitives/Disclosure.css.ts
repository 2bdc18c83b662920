import { primitiveStyle } from '../tokens/layeredStyles';
import { byTouch } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const line = primitiveStyle({
  width: 'max-content',
  maxWidth: '100%',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { 'details[open] > &': { marginBlockEnd: vars.space.xsmall } },
  '@media': { [byTouch]: { minHeight: vars.control.touch, alignContent: 'center' } },
});
