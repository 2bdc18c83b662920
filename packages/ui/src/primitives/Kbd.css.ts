import { primitiveStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const key = primitiveStyle({
  paddingInline: grid(1.5),
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
});
