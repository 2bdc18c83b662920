/** The modes of a story's pictures, for this repository's own comparison and for Chromatic. */
export const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
};

/** For sections and panels: both themes on a phone and a laptop (viewports of the preview). */
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

export const themesAndForcedColors = {
  modes: { ...themes, 'forced colours': { theme: 'light', forcedColors: 'active' } },
} as const;

/** For a story about behaviour that ends up looking like another story. */
export const noPicture = { disableSnapshot: true };
