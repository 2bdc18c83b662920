import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { belowTablet, besideForm, from, shortestScreen, shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';
import { box as insertForm } from './InsertForm.css';

export const form = patternStyle({
  display: 'grid',
  gap: vars.space.small,
  marginBlockStart: vars.space.medium,
});

/** A preview replaces them, unless there is room for both. */
export const replaced = patternStyle({
  display: 'none',
  '@media': { [besideForm]: { display: 'flex' } },
});

/** Stays in view while the fields scroll. */
export const preview = patternStyle({
  minWidth: 0,
  '@media': {
    [besideForm]: {
      position: 'sticky',
      insetBlockStart: vars.space.small,
      alignSelf: 'start',
    },
  },
});

globalLayered('patterns', `.${form}:has(> .${preview})`, {
  '@media': {
    [besideForm]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xlarge,
    },
  },
});

export const pair = patternStyle({
  display: 'grid',
  // A hint below one field does not stretch the other.
  alignItems: 'start',
  gap: vars.space.small,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.medium },
  },
});

// Keeps what has the focus clear of the bar at the lower edge.
globalLayered('patterns', `.${form} :focus`, { scrollMarginBlockEnd: grid(24) });

/** Below both columns. */
export const whole = patternStyle({ gridColumn: '1 / -1' });

export const checklist = patternStyle({ gridColumn: '1 / -1', marginBlockEnd: vars.space.small });

/** Stays at the lower edge of the dialog while the fields scroll. */
export const bar = patternStyle({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockEnd: 0,
  // The tools of a text that is farther down pass below it.
  zIndex: vars.zIndex.raised,
  justifyContent: 'space-between',
  rowGap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  // Covers the focus rings of the fields, which are wider than the bar.
  boxShadow: `calc(-1 * ${vars.space.xsmall}) 0 ${vars.color.surface.raised}, ${vars.space.xsmall} 0 ${vars.color.surface.raised}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  background: vars.color.surface.raised,
  '@media': {
    [shortScreen]: { paddingBlock: vars.space.xsmall },
    [shortestScreen]: { position: 'static' },
  },
});

// On a phone, the buttons of what is asked for above the text stand there alone.
globalLayered('patterns', `.${form}:has(.${insertForm}:not([hidden])) > .${bar}`, {
  '@media': { [belowTablet]: { position: 'static' } },
});

export const buttons = patternStyle({
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [belowTablet]: { flexBasis: '100%', gap: vars.space.xsmall } },
});

// On a phone they fill one line, which three of them have room in.
globalLayered('patterns', `.${buttons} > *`, {
  '@media': { [belowTablet]: { flexGrow: 1, paddingInline: vars.space.xsmall } },
});
