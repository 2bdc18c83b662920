import { fallbackVar, type GlobalStyleRule } from '@vanilla-extract/css';
import { leading } from '../primitives/CardGrid.css';
import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { belowTablet, hovered, motionAllowed } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

const lifted = { boxShadow: vars.shadow.lifted, transform: `translateY(${grid(-1)})` };

export const card = patternStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: fallbackVar(leading.direction, 'column'),
  height: '100%',
  overflow: 'hidden',
  // While a long list scrolls, a card is not painted anew for what moves outside of it.
  contain: 'content',
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  '@media': {
    ...hovered(lifted),
    [motionAllowed]: {
      transition: `transform ${vars.duration.normal} ${vars.easing.standard}, box-shadow ${vars.duration.normal}`,
    },
  },
  // The answer to a press, too: the next frame shows it, before the dialog is rendered.
  selectors: { '&:focus-within': { boxShadow: vars.shadow.lifted } },
});

export const picture = patternStyle({ flex: fallbackVar(leading.picture, '0 1 auto') });

export const body = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  flex: 1,
  justifyContent: fallbackVar(leading.align, 'normal'),
  padding: vars.space.large,
});

globalLayered('patterns', `.${body} > p:not(:first-child)`, {
  fontSize: fallbackVar(leading.text, vars.size.small),
});

/** The link's area is stretched over the card. */
export const coverLink = patternStyle({
  color: 'inherit',
  fontSize: fallbackVar(leading.title, 'inherit'),
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.large,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.line.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.focus})`,
    },
  },
});

/** At the bottom edge, so that the footers of a row align. */
export const footer = patternStyle({
  marginBlockStart: fallbackVar(leading.footer, 'auto'),
  paddingBlockStart: vars.space.xsmall,
});

/** On a phone, below the first of its list: a small picture beside the first two parts of the card's body. */
export const smallOnPhone = patternStyle({});

const small = `:not(:first-child) > .${smallOnPhone}`;
const onAPhone = (selector: string, rule: GlobalStyleRule) =>
  globalLayered('patterns', selector, { '@media': { [belowTablet]: rule } });

onAPhone(small, {
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${grid(22)}`,
  gap: vars.space.small,
  padding: vars.space.medium,
  containIntrinsicBlockSize: `auto ${grid(56)}`,
});
onAPhone(`${small} > .${picture}`, { gridArea: '1 / 2 / 3', borderRadius: vars.radius.small });
onAPhone(`${small} > .${body}`, { display: 'contents' });
onAPhone(`${small} h2`, { fontSize: vars.size.body });
onAPhone(`${small} > .${body} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
