import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const field = patternStyle({
  flex: '1 1 100%',
  minHeight: grid(32),
  padding: vars.space.small,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.page,
});
