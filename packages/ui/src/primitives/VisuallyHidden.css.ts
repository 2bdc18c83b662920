import { primitiveStyle } from '../tokens/layeredStyles';

export const hidden = primitiveStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
