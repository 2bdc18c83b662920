/** Raw values. Only `roles.ts` and `theme.css.ts` read them; everything else uses a role. */

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
    200: '#ffb4a6',
    300: '#ff9a8a',
    400: '#c5525a',
    500: '#93333f',
    600: '#b0202c',
    700: '#8f1520',
    800: '#6b1622',
  },
  turmeric: { 200: '#f8d694', 300: '#f4bd52', 500: '#c98a12', 600: '#b0740c', 700: '#7a4f00' },
  leaf: { 300: '#8fcf9b', 700: '#2c6338', 900: '#1c4526' },
  indigo: {
    100: '#f3ecdf',
    200: '#d3cbd6',
    300: '#b9b2c6',
    400: '#8886b0',
    500: '#30325c',
    600: '#383a63',
    700: '#282a50',
    800: '#1d1f3f',
    850: '#191b38',
    900: '#13142c',
    950: '#0d0e22',
  },
} as const;

/** The 4 px grid, in rem so that it follows the reader's text size. */
export const space = {
  none: '0',
  xxsmall: '0.25rem',
  xsmall: '0.5rem',
  small: '0.75rem',
  medium: '1rem',
  large: '1.5rem',
  xlarge: '2rem',
  xxlarge: '3rem',
  huge: '4rem',
} as const;
