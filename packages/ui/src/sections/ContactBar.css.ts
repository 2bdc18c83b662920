import { keyframes } from '@vanilla-extract/css';
import { globalLayered, sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, largeText, shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';
import { header } from './SiteHeader.css';

const HEIGHT = grid(16);
/** The system's own bar or a rounded corner at the lower edge. */
const SAFE_BOTTOM = 'env(safe-area-inset-bottom, 0px)';
const ROOM = `calc(${HEIGHT} + ${SAFE_BOTTOM})`;

/** A keyboard is open, or a button follows that sends what was typed. */
const WRITES = ':is(input, textarea, form):focus-within, [data-hides-contact-bar]';

/** It arrives with the first scrolling: what a page opens with is not covered. Where nothing scrolls it is there. */
const arrive = keyframes({ from: { visibility: 'hidden', translate: '0 100%' } });

/** Last on the page and stuck to the screen's edge: at the end, the footer is above it. */
export const bar = sectionStyle({
  display: 'none',
  '@media': {
    [belowTablet]: {
      position: 'sticky',
      insetBlockEnd: vars.height.notifications,
      zIndex: vars.zIndex.raised,
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(${grid(26)}, 1fr))`,
      alignItems: 'center',
      gap: vars.space.xsmall,
      minHeight: ROOM,
      paddingBlockEnd: SAFE_BOTTOM,
      paddingInline: vars.space.medium,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
      background: vars.color.surface.raised,
      // Without scroll timelines it ends at once.
      animation: `${arrive} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: `0 ${HEIGHT}`,
    },
    // Its links may stand below each other.
    [largeText]: {
      paddingBlock: `${vars.space.xsmall} calc(${vars.space.xsmall} + ${SAFE_BOTTOM})`,
    },
    // There it is the end of the page.
    [shortScreen]: { position: 'static', animation: 'none' },
  },
});

export const link = sectionStyle({
  paddingInline: vars.space.xsmall,
  '@media': {
    [largeText]: { gap: vars.space.xxsmall, paddingInline: 0, fontSize: vars.size.small },
  },
});

globalLayered('sections', `html:has(.${bar})`, {
  '@media': {
    [belowTablet]: { vars: { [vars.height.bottomBar]: ROOM } },
    [shortScreen]: { vars: { [vars.height.bottomBar]: '0px' } },
  },
});

// The foot of the menu. A press moves the focus, which closes the menu: the pressed link stays where it is.
globalLayered('sections', `.${header}[data-open] ~ .${bar}, .${bar}:focus-within`, {
  zIndex: vars.zIndex.header,
  animation: 'none',
});

// Hiding what has the focus would drop it to the body.
globalLayered('sections', `html:has(${WRITES}) .${bar}:not(:focus-within)`, {
  '@media': { [belowTablet]: { animation: 'none', visibility: 'hidden' } },
});
