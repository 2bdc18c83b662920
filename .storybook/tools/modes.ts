/**
 * The modes of a story's pictures, for this repository's own comparison and for Chromatic.
 *
 * A story has one picture, in the light, unless its parameter `chromatic` says otherwise. The dark is
 * shown once for a component, by the story that shows most of it (`withDark`), and once for a section
 * or a screen, by its main story (`everyWidthAndDark`, `everyWidthAndForcedColors`). A play function
 * that ends in the look of another story has no picture (`noPicture`).
 */
export const themes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
};

/** For the story that shows most of a component. */
export const withDark = { modes: themes };

export const themesAndForcedColors = {
  modes: { ...themes, 'forced colours': { theme: 'light', forcedColors: 'active' } },
} as const;

/** For stories of sections: on a phone and a laptop (viewports of the preview). */
export const everyWidth = {
  modes: {
    light: { disable: true },
    'phone light': { theme: 'light', viewport: 'phone' },
    'laptop light': { theme: 'light', viewport: 'laptop' },
  },
};

/** For a section's main story. */
export const everyWidthAndDark = {
  modes: { ...everyWidth.modes, 'laptop dark': { theme: 'dark', viewport: 'laptop' } },
};

/** For a screen's main story: also as a system with forced colours shows it. */
export const everyWidthAndForcedColors = {
  modes: {
    ...everyWidthAndDark.modes,
    'laptop forced colours': {
      theme: 'light',
      viewport: 'laptop',
      forcedColors: 'active',
    },
  },
} as const;

/** For a story about behaviour that ends up looking like another story. */
export const noPicture = { disableSnapshot: true };
