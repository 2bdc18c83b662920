import type { Palette } from '@agency/ui/tokens/roles';

/** Lightness and chroma of a step, in OKLCH. */
export type Step = readonly [lightness: number, chroma: number];
export type Hues = Palette['hue'];
type Steps = { [Name in keyof Hues]: { [Key in keyof Hues[Name]]: Step } };

/**
 * Lightness and chroma of every step of the palette. `derivePalette` adds the brand's hue, and lowers the
 * chroma for a paler brand.
 */
export const STEPS: Steps = {
  paper: {
    50: [0.991, 0.01],
    100: [0.972, 0.017],
    200: [0.94, 0.026],
    300: [0.887, 0.037],
    500: [0.594, 0.038],
  },
  ink: { 500: [0.461, 0.03], 700: [0.344, 0.025], 900: [0.221, 0.022] },
  accent: {
    100: [0.923, 0.04],
    200: [0.837, 0.09],
    300: [0.787, 0.124],
    500: [0.493, 0.178],
    700: [0.421, 0.155],
    800: [0.351, 0.118],
    900: [0.314, 0.061],
  },
  highlight: {
    100: [0.929, 0.053],
    300: [0.829, 0.137],
    500: [0.68, 0.139],
    600: [0.607, 0.127],
    700: [0.464, 0.099],
    900: [0.344, 0.051],
  },
  positive: { 300: [0.797, 0.098], 700: [0.45, 0.091], 900: [0.352, 0.071] },
  night: {
    100: [0.945, 0.019],
    200: [0.852, 0.017],
    300: [0.776, 0.029],
    400: [0.637, 0.05],
    500: [0.367, 0.06],
    700: [0.33, 0.06],
    750: [0.281, 0.053],
    800: [0.256, 0.05],
    850: [0.233, 0.046],
    900: [0.205, 0.04],
    950: [0.166, 0.033],
  },
};
