import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { byTouch, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const block = patternStyle({
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

export const notice = patternStyle({
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

/** The name beside its text, where there is room. */
export const row = patternStyle({
  paddingBlock: vars.space.xxsmall,
  lineHeight: vars.leading.compact,
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateColumns: `${grid(44)} minmax(0, 1fr)`,
      columnGap: vars.space.medium,
    },
  },
});

export const name = patternStyle({
  display: 'inline',
  fontWeight: vars.weight.bold,
  color: vars.color.text.main,
  '::after': { content: '":\\a0"' },
  '@media': { [from.tablet]: { '::after': { content: 'none' } } },
});

export const text = patternStyle({ display: 'inline', overflowWrap: 'anywhere' });

globalLayered('patterns', `.${block} > summary`, {
  // A font of 50 kB would be downloaded for one word.
  fontFamily: vars.font.device,
  fontSize: 'inherit',
  '@media': { [byTouch]: { paddingBlock: 0 } },
});
