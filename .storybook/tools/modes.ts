/** What a story is pictured in, by this repository's own gate and by Chromatic. */
export const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
};

/** For a band or a panel: its smallest usual width and a laptop's. The preview names the viewports. */
export const everyWidth = {
  modes: {
    light: { disable: true },
    dark: { disable: true },
    'phone light': { theme: 'light', viewport: 'phone' },
    'phone dark': { theme: 'dark', viewport: 'phone' },
    'laptop light': { theme: 'light', viewport: 'laptop' },
    'laptop dark': { theme: 'dark', viewport: 'laptop' },
  },
};

/** For a screen's main story: also as a system with forced colours shows it. */
export const everyWidthAndForcedColors = {
  modes: {
    ...everyWidth.modes,
    'laptop forced colours': {
      theme: 'light',
      viewport: 'laptop',
      forcedColors: 'active',
    },
  },
} as const;

/** The same for a small component. */
export const themesAndForcedColors = {
  modes: { ...themes, 'forced colours': { theme: 'light', forcedColors: 'active' } },
} as const;

/** For a story about behaviour, which ends in the look of another one. */
export const noPicture = { disableSnapshot: true };
