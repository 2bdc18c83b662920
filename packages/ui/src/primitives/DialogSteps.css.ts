import { primitiveStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const steps = primitiveStyle({
  display: 'flex',
  gap: vars.space.xsmall,
  marginInlineEnd: 'auto',
});

export const step = primitiveStyle({ minHeight: vars.control.touch });
