import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const button = patternStyle({ scrollMarginBlockEnd: vars.space.large });

export const input = patternStyle({
  flex: '1 1 100%',
  minHeight: vars.control.medium,
  paddingInline: vars.space.small,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.page,
});
