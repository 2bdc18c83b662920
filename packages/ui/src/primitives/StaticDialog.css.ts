import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const dialog = primitiveStyle({
  minHeight: '100vh',
  padding: vars.space.large,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  '@media': {
    [from.tablet]: {
      minHeight: 0,
      margin: `${vars.space.xlarge} auto`,
      padding: vars.space.xlarge,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.floating,
    },
  },
});

export const widths = primitiveVariants({
  small: { '@media': { [from.tablet]: { maxWidth: vars.width.dialogSmall } } },
  large: { '@media': { [from.tablet]: { maxWidth: vars.width.dialogLarge } } },
});
