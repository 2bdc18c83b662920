/**
 * Raw colours, as `#rrggbb`: `pnpm run setup` derives them from two colours of a brand. Only `roles.ts`
 * reads them; everything else uses a role.
 */
export const palette = {
  /** Each hue gets darker with its step; a test checks that, and that each step is used. */
  hue: {
    paper: { 50: '#fffcf5', 100: '#fbf5e9', 200: '#f4ead8', 300: '#e6d8bf', 500: '#8d7b66' },
    ink: { 500: '#655547', 700: '#43362c', 900: '#231811' },
    accent: {
      100: '#f7e0d6',
      200: '#ffb4a6',
      300: '#ff9a8a',
      500: '#b0202c',
      700: '#8f1520',
      800: '#6b1622',
      900: '#46243a',
    },
    highlight: {
      100: '#f7e6c0',
      300: '#f4bd52',
      500: '#c98a12',
      600: '#b0740c',
      700: '#7a4f00',
      900: '#453717',
    },
    positive: { 300: '#8fcf9b', 700: '#2c6338', 900: '#1c4526' },
    night: {
      100: '#f3ecdf',
      200: '#d3cbd6',
      300: '#b9b2c6',
      400: '#8886b0',
      500: '#383a63',
      700: '#2e3060',
      750: '#23254a',
      800: '#1d1f3f',
      850: '#191a36',
      900: '#13142c',
      950: '#0b0c1e',
    },
  },
  /** What acts, above all the primary button. A light accent keeps its colour here, under dark text. */
  button: {
    light: { fill: '#b0202c', hover: '#8f1520', text: '#fffcf5' },
    dark: { fill: '#d23742', hover: '#b0202c', text: '#fffcf5' },
  },
  /** The band of the call to action, and a shade between it and its text. */
  festive: {
    light: { surface: '#b0202c', line: '#c5525a' },
    dark: { surface: '#6b1622', line: '#93333f' },
  },
  /** Red, green and blue of shadows, and of the backdrop between the page and a dialog. */
  shade: { light: '35 24 17', dark: '5 5 16' },
};
