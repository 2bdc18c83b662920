import { byTouch } from '../tokens/breakpoints';
import { globalLayered, patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** All items run on as one paragraph, which is quieter than a table. */
export const row = patternStyle({ display: 'inline' });

export const name = patternStyle({
  display: 'inline',
  fontWeight: vars.weight.bold,
  '::after': { content: '":\\a0"' },
});

export const text = patternStyle({ display: 'inline', '::after': { content: '" "' } });

export const more = patternStyle({ color: vars.color.text.muted });

globalLayered('patterns', `.${more} > summary`, {
  // A font of 50 kB would be downloaded for one word.
  fontFamily: vars.font.device,
  paddingBlock: vars.space.xsmall,
  '@media': { [byTouch]: { paddingBlock: 0 } },
});
