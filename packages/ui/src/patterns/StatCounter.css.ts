import { belowTablet, from } from '../tokens/breakpoints';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

const figure = {
  display: 'block',
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: '1',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.onBold,
} as const;

/** Three stand side by side on a phone, where the large size has no room. */
const large = { [from.tablet]: { fontSize: vars.size.display } };

export const running = patternStyle({
  ...figure,
  '@media': { ...large, print: { display: 'none' } },
});

/** Print shows the final value, like screen readers. */
export const final = patternStyle({
  '@media': {
    print: { ...figure, position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

export const label = patternStyle({
  display: 'block',
  marginBlockStart: vars.space.xsmall,
  lineHeight: vars.leading.snug,
  color: vars.color.text.onBoldMuted,
  '@media': { [belowTablet]: { fontSize: vars.size.small } },
});
