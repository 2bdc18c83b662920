import { patternStyle } from '../tokens/layeredStyles';
import { shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Beside the caret, above a phone's keyboard too. @param rest of the screen */
const besideCaret = (rest: number) =>
  `calc(100dvh - var(--above-visible, 0px) - var(--below-visible, 0px) - ${grid(rest)})`;

export const box = patternStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  maxHeight: besideCaret(40),
  overflowY: 'auto',
  // What has the focus stays clear of the buttons.
  scrollPaddingBlockEnd: grid(18),
  marginBlockEnd: vars.space.xxsmall,
  padding: vars.space.small,
  paddingBlockEnd: 0,
  border: `${vars.border.control} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
  '@media': { [shortScreen]: { maxHeight: besideCaret(24) } },
  selectors: { '&[hidden]': { display: 'none' } },
});

/** In view while the fields scroll. */
export const foot = patternStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space.xsmall,
  background: vars.color.surface.raised,
});
