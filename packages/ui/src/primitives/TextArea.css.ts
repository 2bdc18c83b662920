import { primitiveStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const area = primitiveStyle({
  minHeight: '9rem',
  resize: 'vertical',
  lineHeight: vars.leading.normal,
  fieldSizing: 'content',
  maxHeight: '60vh',
});
