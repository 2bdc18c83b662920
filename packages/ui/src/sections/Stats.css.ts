import { sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Less room above and below than another band has. */
export const band = sectionStyle({ paddingBlock: vars.space.huge });

/** In columns; on a phone in rows, where they are larger than the title. */
export const counters = sectionStyle({
  display: 'grid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.xlarge,
    },
  },
});

/** The figure at the start of a phone's row, its label at the end. */
export const counter = sectionStyle({
  '@media': {
    [belowTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      paddingBlock: vars.space.medium,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line.onBold}`,
    },
  },
});

const figure = {
  display: 'block',
  fontSize: `min(${grid(18)}, 20vw)`,
  fontWeight: vars.weight.display,
  lineHeight: '1',
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.onBold,
} as const;

export const running = sectionStyle({
  ...figure,
  '@media': {
    [from.tablet]: { fontSize: vars.size.display },
    print: { display: 'none' },
  },
});

/** Print shows the final value, like screen readers. */
export const final = sectionStyle({
  '@media': {
    print: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      fontSize: vars.size.display,
      fontWeight: vars.weight.display,
    },
  },
});

export const label = sectionStyle({
  display: 'block',
  marginBlockStart: vars.space.xsmall,
  lineHeight: vars.leading.snug,
  color: vars.color.text.onBoldMuted,
});

export const edge = sectionStyle({
  marginBlock: `${vars.space.xlarge} ${vars.space.medium}`,
  color: vars.color.fill.highlight,
});

/** In the columns of the counters, where these are beside each other. */
export const row = sectionStyle({
  color: vars.color.text.onBoldMuted,
  '@media': { [belowTablet]: { gridTemplateColumns: 'repeat(2, auto)', gap: vars.space.large } },
});

export const value = sectionStyle({
  display: 'block',
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  color: vars.color.text.onBold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.tablet]: { fontSize: vars.size.title } },
});
