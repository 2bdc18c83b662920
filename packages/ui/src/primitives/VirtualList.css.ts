import { primitiveStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const list = primitiveStyle({ position: 'relative', width: '100%' });

/** The gap is padding of the item, so that it is measured with it. */
export const item = primitiveStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockEnd: vars.space.xsmall,
});
