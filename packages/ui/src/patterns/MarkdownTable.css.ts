import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

/** Scrolls by itself, so that a wide table moves nothing else: hidden words of its links neither. */
export const scroller = patternStyle({
  position: 'relative',
  overflowX: 'auto',
  '@media': { print: { overflowX: 'visible' } },
});

export const table = patternStyle({ borderCollapse: 'collapse', minWidth: '100%' });

export const row = patternStyle({
  breakInside: 'avoid',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

export const cell = patternStyle({
  minWidth: '6em',
  maxWidth: '20em',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});

export const head = patternStyle({ fontWeight: vars.weight.bold });

export const sides = {
  left: patternStyle({ textAlign: 'start' }),
  center: patternStyle({ textAlign: 'center' }),
  right: patternStyle({ textAlign: 'end' }),
};
