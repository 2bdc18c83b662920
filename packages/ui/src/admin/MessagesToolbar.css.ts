import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const toolbar = patternStyle({
  marginBlockEnd: vars.space.medium,
  '@media': { print: { display: 'none' } },
});

/** Takes what the buttons leave, and a line of its own on a phone. */
export const search = patternStyle({
  flex: `1 1 ${grid(64)}`,
  maxWidth: grid(120),
});

export const status = patternStyle({
  flexBasis: '100%',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: { '&:empty': { display: 'none' } },
});
