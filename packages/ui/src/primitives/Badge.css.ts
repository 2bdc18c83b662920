import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const base = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInline: vars.space.small,
  paddingBlock: grid(0.75),
  borderRadius: vars.radius.round,
  border: `${vars.border.hairline} solid transparent`,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.compact,
  overflowWrap: 'anywhere',
});

export const variants = primitiveVariants({
  default: {
    background: vars.color.fill.accentSoft,
    color: vars.color.text.accent,
  },
  secondary: {
    background: vars.color.surface.sunken,
    color: vars.color.text.muted,
  },
  destructive: {
    background: vars.color.fill.accent,
    color: vars.color.text.onAccent,
  },
  outline: {
    borderColor: vars.color.line.control,
    color: vars.color.text.muted,
  },
});
