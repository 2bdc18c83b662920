import { primitiveStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const tooltip = primitiveStyle({
  zIndex: vars.zIndex.overlay,
  maxWidth: `min(${grid(80)}, 100vw - ${vars.space.medium})`,
  padding: `${vars.space.xxsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: vars.color.text.main,
  color: vars.color.surface.page,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
