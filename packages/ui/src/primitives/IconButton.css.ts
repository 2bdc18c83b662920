import { primitiveStyle } from '../tokens/layered';

export const square = primitiveStyle({ paddingInline: 0, width: '2.75rem', minHeight: '2.75rem' });
