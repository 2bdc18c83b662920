import { byTouch } from '../tokens/breakpoints';
import { globalLayered, patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const name = patternStyle({
  display: 'inline',
  fontWeight: vars.weight.bold,
  color: vars.color.text.main,
  '::after': { content: ': ' },
});

export const text = patternStyle({ display: 'inline' });

export const more = patternStyle({ color: vars.color.text.muted });

globalLayered('patterns', `.${more} > summary`, {
  // A font of 50 kB would be downloaded for one word.
  fontFamily: vars.font.device,
  paddingBlock: vars.space.xsmall,
  '@media': { [byTouch]: { paddingBlock: 0 } },
});
