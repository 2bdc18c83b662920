import { primitiveStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const steps = primitiveStyle({
  display: 'flex',
  gap: vars.space.xsmall,
  marginInlineEnd: 'auto',
  // The first word stands where the text does.
  '@media': { [from.tablet]: { marginInlineStart: `calc(-1 * ${vars.space.small})` } },
});

export const step = primitiveStyle({ minHeight: vars.control.touch });
