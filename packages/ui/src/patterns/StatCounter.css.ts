import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const figure = patternStyle({
  display: 'block',
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  lineHeight: '1',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.onBold,
});

export const label = patternStyle({
  display: 'block',
  marginBlockStart: vars.space.xsmall,
  color: vars.color.text.onBoldMuted,
});
