/** Widths in CSS px at which a layout gains room. 767 px is still mobile. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const;

export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
} as const;

export const belowTablet = `screen and (max-width: ${breakpoints.tablet - 0.02}px)`;
export const betweenTabletAndDesktop = `${from.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`;
/** A phone held sideways, or a small window at high zoom: fixed bars would take too much of it. */
export const shortScreen = 'screen and (max-height: 27rem)';
/** Print never matches, so paper has no motion. */
export const motionAllowed = 'screen and (prefers-reduced-motion: no-preference)';
/** Without JavaScript nothing can be opened, so everything is shown. */
export const withoutScript = `${belowTablet} and (scripting: none)`;
export const forcedColors = '(forced-colors: active)';
export const moreContrast = '(prefers-contrast: more)';
