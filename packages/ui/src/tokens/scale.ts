import { grid } from './grid';

/** Raw values. Only `roles.ts` and `theme.css.ts` read them; everything else uses a role. */

/** Each hue gets darker with its step; a test checks that, and that each step is used. */
export const hue = {
  rice: {
    50: '#fffcf5',
    100: '#fbf5e9',
    200: '#f4ead8',
    300: '#e6d8bf',
    500: '#8d7b66',
  },
  ink: { 500: '#655547', 700: '#43362c', 900: '#231811' },
  kumkum: {
    100: '#f7e0d6',
    200: '#ffb4a6',
    300: '#ff9a8a',
    400: '#c5525a',
    500: '#b0202c',
    600: '#93333f',
    700: '#8f1520',
    800: '#6b1622',
    900: '#46243a',
    950: '#2a0907',
  },
  turmeric: {
    100: '#f7e6c0',
    300: '#f4bd52',
    500: '#c98a12',
    600: '#b0740c',
    700: '#7a4f00',
    900: '#453717',
  },
  leaf: { 300: '#8fcf9b', 700: '#2c6338', 900: '#1c4526' },
  indigo: {
    100: '#f3ecdf',
    200: '#d3cbd6',
    300: '#b9b2c6',
    400: '#8886b0',
    500: '#383a63',
    600: '#30325c',
    700: '#282a50',
    800: '#1d1f3f',
    850: '#191b38',
    900: '#13142c',
    950: '#0d0e22',
  },
} as const;

/** Backdrop between the page and a dialog. */
export const veil = { light: 'rgb(35 24 17 / 0.55)', dark: 'rgb(5 5 16 / 0.7)' } as const;

export const space = {
  none: '0',
  xxsmall: grid(1),
  xsmall: grid(2),
  small: grid(3),
  medium: grid(4),
  large: grid(6),
  xlarge: grid(8),
  xxlarge: grid(12),
  huge: grid(16),
} as const;
