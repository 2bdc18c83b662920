import type { StyleRule } from '@vanilla-extract/css';

/** Minimum widths in CSS px, for text of the usual size. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

/** In em of the browser's own setting, because a text of twice the size has half as much room. */
const em = (px: number) => `${px / 16}em`;
const atLeast = (px: number) => `(width >= ${em(px)})`;
const below = (px: number) => `(width < ${em(px)})`;

export const from = {
  tablet: `screen and ${atLeast(breakpoints.tablet)}`,
  desktop: `screen and ${atLeast(breakpoints.desktop)}`,
  wide: `screen and ${atLeast(breakpoints.wide)}`,
} as const;

export const belowTablet = `screen and ${below(breakpoints.tablet)}`;
export const betweenTabletAndDesktop = `${from.tablet} and ${below(breakpoints.desktop)}`;
/** Screens only: print has no motion. */
export const motionAllowed = 'screen and (prefers-reduced-motion: no-preference)';
/** The system replaces the page's colours, as Windows' contrast themes do. */
export const forcedColors = '(forced-colors: active)';
/** The visitor asks for more contrast than usual. */
export const moreContrast = '(prefers-contrast: more)';
/** Pressed with a finger, which needs `control.touch`. */
export const byTouch = 'screen and (pointer: coarse)';
/** How something looks while a mouse points at it. Not by touch: a finger leaves `:hover` on what it pressed. */
export const hovered = (rule: StyleRule, selector = '&:hover') => ({
  '(hover: hover)': { selectors: { [selector]: rule } },
});
/** A phone held sideways, or a small window at high zoom: fixed bars would take too much of it. */
export const shortScreen = 'screen and (max-height: 27rem)';
/** Lower than a phone's screen is above its keyboard: nothing has room to stay in view there. */
export const shortestScreen = 'screen and (max-height: 18rem)';
export const shortBelowDesktop = `${shortScreen} and ${below(breakpoints.desktop)}`;
/** Text so large, by the browser's setting, that a line of a phone has few letters. */
export const largeText = 'screen and (max-width: 16em)';
/** Room beside a form or an article. */
export const besideForm = `screen and ${atLeast(1200)}`;
/** A phone without JavaScript: the menu cannot be opened, so it is always shown. */
export const withoutScript = `${belowTablet} and (scripting: none)`;
