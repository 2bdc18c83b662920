import { grid } from '../tokens/grid';
import { primitiveStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const area = primitiveStyle({
  minHeight: grid(36),
  resize: 'vertical',
  lineHeight: vars.leading.normal,
  fieldSizing: 'content',
  maxHeight: '60vh',
});
