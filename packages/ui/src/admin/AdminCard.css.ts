import { forcedColors } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const card = patternStyle({
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  '@media': { [forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
});
