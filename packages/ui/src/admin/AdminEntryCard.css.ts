import { patternStyle } from '../tokens/layeredStyles';
import { hovered } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Widths of the row, since the sidebar takes a part of the screen. */
const MEDIUM = `(min-width: ${grid(152)})`;
const WIDE = `(min-width: ${grid(312)})`;

export const row = patternStyle({ containerType: 'inline-size' });

export const layout = patternStyle({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"picture text" auto "meta actions" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  padding: vars.space.small,
  '@container': {
    [MEDIUM]: {
      gridTemplate: `"picture text meta actions" auto / auto minmax(0, 1fr) ${grid(72)} auto`,
      columnGap: vars.space.medium,
      padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
      minHeight: grid(17),
    },
    [WIDE]: {
      gridTemplateColumns: `auto minmax(0, 1fr) ${grid(120)} auto`,
      columnGap: vars.space.large,
    },
  },
});

export const picture = patternStyle({
  gridArea: 'picture',
  width: grid(20),
  borderRadius: vars.radius.small,
});

export const text = patternStyle({ gridArea: 'text', minWidth: 0 });

/** Reaches over the picture and all else that is not raised above it. */
export const title = patternStyle({
  maxWidth: '100%',
  textAlign: 'start',
  '@media': hovered({ textDecoration: 'underline' }),
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

/** Date and category, then the tags: below each other, or in two columns where the row is wide. */
export const meta = patternStyle({
  position: 'relative',
  gridArea: 'meta',
  gridColumn: 'picture / text',
  paddingInlineEnd: grid(35),
  display: 'grid',
  gap: vars.space.xxsmall,
  minWidth: 0,
  '@container': {
    [MEDIUM]: { gridColumn: 'meta', paddingInlineEnd: 0 },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'center',
      columnGap: vars.space.large,
    },
  },
});

export const dateAndCategory = patternStyle({ rowGap: 0 });

export const actions = patternStyle({
  position: 'relative',
  gridArea: 'actions',
  display: 'flex',
  justifySelf: 'end',
  alignSelf: 'end',
  '@container': { [MEDIUM]: { alignSelf: 'center' } },
});

/** A tag or a category, so that a long one leaves room for others. */
export const word = patternStyle({ maxWidth: grid(36) });
