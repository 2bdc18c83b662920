/** Minimum widths in CSS px. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
} as const;

export const belowTablet = `screen and (max-width: ${breakpoints.tablet - 0.02}px)`;
export const betweenTabletAndDesktop = `${from.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`;
/** Screens only: print has no motion. */
export const motionAllowed = 'screen and (prefers-reduced-motion: no-preference)';
/** The system replaces the page's colours, as Windows' contrast themes do. */
export const forcedColors = '(forced-colors: active)';
/** The visitor asks for more contrast than usual. */
export const moreContrast = '(prefers-contrast: more)';
/** Pressed with a finger, which needs `control.touch`. */
export const byTouch = 'screen and (pointer: coarse)';
/** A phone held sideways, or a small window at high zoom: fixed bars would take too much of it. */
export const shortScreen = 'screen and (max-height: 27rem)';
/** Text so large, by the browser's setting, that a line of a phone has few letters. */
export const largeText = 'screen and (max-width: 16em)';
/** Room for what is written beside its form. */
export const besideForm = 'screen and (min-width: 75rem)';
/** A phone without JavaScript: the menu cannot be opened, so it is always shown. */
export const withoutScript = `${belowTablet} and (scripting: none)`;
