import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

const figure = {
  display: 'block',
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  lineHeight: '1',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.onBold,
};

export const running = patternStyle({ ...figure, '@media': { print: { display: 'none' } } });

/** Paper does not count: it shows what those who listen are told. */
export const final = patternStyle({
  '@media': {
    print: { ...figure, position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

export const label = patternStyle({
  display: 'block',
  marginBlockStart: vars.space.xsmall,
  color: vars.color.text.onBoldMuted,
});
