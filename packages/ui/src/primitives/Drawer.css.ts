import { primitiveStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const drawer = primitiveStyle({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.zIndex.overlay,
  width: `min(${vars.width.drawer}, 88vw)`,
  overflowY: 'auto',
  background: vars.color.surface.page,
  boxShadow: vars.shadow.floating,
});

export const backdrop = primitiveStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  background: vars.color.surface.overlay,
});
