import { createVar, style } from '@vanilla-extract/css';
import { globalLayered, primitiveStyle } from '../tokens/layeredStyles';
import { betweenTabletAndDesktop, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Skips layout and painting of its card, and so its picture and fonts, until it comes near the screen. */
export const deferred = style({});

// The card itself, not its list item: the card's shadow falls outside of it.
globalLayered('primitives', `${deferred} > *`, {
  '@media': {
    screen: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${grid(112)}` },
  },
});

/** What a card that takes a whole row does otherwise: its words are larger, its picture beside them on a desktop. */
export const leading = {
  direction: createVar(),
  picture: createVar(),
  title: createVar(),
  text: createVar(),
  align: createVar(),
  footer: createVar(),
};

const wholeRow = {
  gridColumn: '1 / -1',
  vars: {
    [leading.title]: `min(${vars.size.title}, ${grid(10)})`,
    [leading.text]: vars.size.lead,
  },
} as const;

const besideWords = {
  gridColumn: '1 / -1',
  vars: {
    ...wholeRow.vars,
    [leading.direction]: 'row',
    [leading.picture]: '0 0 60%',
    [leading.align]: 'center',
    [leading.footer]: '0',
  },
} as const;

// The first row is of fewer cards where otherwise the last one would be.
export const oddCards = primitiveStyle({});
export const oneTooMany = primitiveStyle({});
export const twoTooMany = primitiveStyle({});

globalLayered('primitives', `.${oddCards} > :first-child`, {
  '@media': { [betweenTabletAndDesktop]: wholeRow },
});
globalLayered('primitives', `.${oneTooMany} > :first-child`, {
  '@media': { [from.desktop]: besideWords },
});
globalLayered('primitives', `.${twoTooMany} > :nth-child(-n + 2)`, {
  '@media': { [from.desktop]: { gridColumn: 'span 3' } },
});
