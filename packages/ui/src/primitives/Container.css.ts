import { primitiveStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const container = primitiveStyle({
  width: '100%',
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': {
    [from.tablet]: { paddingInline: vars.space.large },
    [from.desktop]: { paddingInline: vars.space.xlarge },
  },
});
