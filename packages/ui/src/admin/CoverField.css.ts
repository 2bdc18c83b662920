import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const choice = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.touch,
  fontSize: vars.size.small,
  // Pressed beside the box too, as wide as a finger.
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
  paddingInlineStart: vars.space.small,
});
