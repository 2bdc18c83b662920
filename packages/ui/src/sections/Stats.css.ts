import { forcedColors, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({ position: 'relative', overflow: 'hidden' });

/** Larger than the band, which cuts off all but a corner. */
export const drawing = sectionStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: grid(-56),
  width: grid(136),
  translate: '0 -50%',
  color: vars.color.line.motifOnBold,
  '@media': {
    // System colours would draw it as strongly as the text over it.
    [forcedColors]: { display: 'none' },
    [from.tablet]: { width: grid(184), insetInlineEnd: grid(-64) },
    [from.wide]: { width: grid(232), insetInlineEnd: grid(-48) },
  },
});

export const title = sectionStyle({ position: 'relative', marginBlockEnd: vars.space.xxlarge });

export const counters = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.medium,
  '@media': { [from.tablet]: { gap: vars.space.xlarge } },
});

export const row = sectionStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.medium} ${vars.space.xxlarge}`,
  marginBlockStart: vars.space.xxlarge,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.onBold}`,
  color: vars.color.text.onBoldMuted,
});

export const value = sectionStyle({
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  color: vars.color.text.onBold,
  fontVariantNumeric: 'tabular-nums',
});
