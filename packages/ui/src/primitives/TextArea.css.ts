import { primitiveStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** One block: in the rows of a grid nothing would stick. */
export const withToolbar = primitiveStyle({ minWidth: 0 });

export const area = primitiveStyle({
  display: 'block',
  minHeight: grid(36),
  resize: 'vertical',
  lineHeight: vars.leading.normal,
  fieldSizing: 'content',
  maxHeight: '60vh',
});
