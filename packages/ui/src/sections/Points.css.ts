import { sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const question = sectionStyle({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
});

/** On one line from the desktop on. */
export const steps = sectionStyle({
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  },
});

/** On a phone beside its number. */
export const step = sectionStyle({
  '@media': { [belowTablet]: { position: 'relative', paddingInlineStart: grid(12) } },
});

/** With what leads to the next one: a chain from the desktop on, a line on a phone. */
export const number = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  width: '100%',
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  color: vars.color.text.accent,
  '@media': {
    [belowTablet]: {
      flexDirection: 'column',
      gap: vars.space.xsmall,
      position: 'absolute',
      insetBlock: `0 calc(${vars.space.xsmall} - ${vars.space.xlarge})`,
      insetInlineStart: 0,
      width: grid(6),
    },
  },
});

export const chain = sectionStyle({
  display: 'none',
  flex: 1,
  height: grid(4),
  color: vars.color.line.motif,
  '@media': {
    [from.desktop]: { display: 'block', marginInlineEnd: `calc(-1 * ${vars.space.medium})` },
    [belowTablet]: { display: 'block', width: vars.border.strong, maskImage: 'none' },
  },
  selectors: { 'li:last-child &': { display: 'none' } },
});
