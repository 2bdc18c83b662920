import { primitiveStyle, primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const base = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInline: vars.space.small,
  paddingBlock: '0.1875rem',
  borderRadius: vars.radius.round,
  border: '1px solid transparent',
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: '1.45',
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
