/**
 * Chromatic modes of a story: the themes and viewports in which its screenshot is compared, by this
 * repository's visual tests as well.
 *
 * Without the parameter `chromatic`, a story has one screenshot, in the light theme. The dark theme is
 * shown once for a component, by the story that shows most of it (`withDark`), and once for a section
 * or a screen, by its main story (`everyWidthAndDark`, `everyWidthAndForcedColors`). A story that ends
 * up looking like another one has no screenshot (`noPicture`).
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

/** For a screen's main story: also with the system's forced colours (high contrast). */
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
