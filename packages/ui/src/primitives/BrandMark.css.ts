import { primitiveStyle } from '../tokens/layeredStyles';

/** Square before it is there, so that nothing beside it moves. */
export const logo = primitiveStyle({
  display: 'block',
  aspectRatio: '1',
  maxInlineSize: '100%',
  objectFit: 'contain',
});
