import { patternStyle } from '../tokens/layeredStyles';
import { byTouch, hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Above the link of a card that lies over everything in it. */
export const link = patternStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: grid(6),
  maxWidth: '100%',
  borderRadius: vars.radius.round,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.round },
  },
  '@media': {
    ...hovered({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
    // What a finger meets is larger than what is seen.
    screen: {
      selectors: {
        '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: grid(-1) },
      },
    },
    [byTouch]: {
      selectors: { '&::before': { insetBlock: `calc((100% - ${vars.control.touch}) / 2)` } },
    },
  },
});
