import { hue } from './scale';

/** What each colour is for. Dark mode overrides this branch and nothing else. */
export const light = {
  surface: {
    page: hue.rice[100],
    raised: hue.rice[50],
    sunken: hue.rice[200],
    overlay: 'rgb(35 24 17 / 0.55)',
    bold: hue.indigo[800],
    festive: hue.kumkum[600],
  },
  text: {
    main: hue.ink[900],
    muted: hue.ink[500],
    accent: hue.kumkum[600],
    note: hue.turmeric[700],
    positive: hue.leaf[700],
    onAccent: hue.rice[50],
    onBold: hue.indigo[100],
    onBoldMuted: hue.indigo[200],
  },
  line: {
    quiet: hue.rice[300],
    control: hue.rice[500],
    accent: hue.kumkum[600],
    onBold: hue.indigo[400],
    focus: hue.indigo[800],
    focusOnBold: hue.turmeric[300],
    kolam: hue.kumkum[600],
    kolamQuiet: hue.rice[300],
    kolamOnBold: hue.indigo[500],
    kolamOnFestive: hue.kumkum[400],
  },
  fill: {
    accent: hue.kumkum[600],
    accentHover: hue.kumkum[700],
    accentSoft: '#f7e0d6',
    note: '#f7e6c0',
    positive: '#dcead7',
    turmeric: hue.turmeric[500],
  },
  /** Under a kolam that stands in for a picture; every one of them bears `line`. */
  ground: {
    kumkum: hue.kumkum[600],
    indigo: hue.indigo[800],
    leaf: hue.leaf[700],
    turmeric: hue.turmeric[600],
    line: hue.rice[100],
  },
} as const;

type Roles<Branch> = {
  [Name in keyof Branch]: Branch[Name] extends string ? string : Roles<Branch[Name]>;
};

export const dark: Roles<typeof light> = {
  surface: {
    page: hue.indigo[900],
    raised: hue.indigo[800],
    sunken: hue.indigo[950],
    overlay: 'rgb(5 5 16 / 0.7)',
    bold: hue.indigo[850],
    festive: hue.kumkum[800],
  },
  text: {
    main: hue.indigo[100],
    muted: hue.indigo[300],
    accent: hue.kumkum[300],
    note: hue.turmeric[300],
    positive: hue.leaf[300],
    onAccent: '#2a0907',
    onBold: hue.indigo[100],
    onBoldMuted: hue.indigo[200],
  },
  line: {
    quiet: hue.indigo[600],
    control: hue.indigo[400],
    accent: hue.kumkum[300],
    onBold: hue.indigo[400],
    focus: hue.turmeric[300],
    focusOnBold: hue.turmeric[300],
    kolam: hue.turmeric[300],
    kolamQuiet: hue.indigo[600],
    kolamOnBold: hue.indigo[500],
    kolamOnFestive: hue.kumkum[500],
  },
  fill: {
    accent: hue.kumkum[300],
    accentHover: hue.kumkum[200],
    accentSoft: '#46243a',
    note: '#453717',
    positive: '#1f3d35',
    turmeric: hue.turmeric[300],
  },
  ground: {
    kumkum: hue.kumkum[800],
    indigo: hue.indigo[700],
    leaf: hue.leaf[900],
    turmeric: hue.turmeric[700],
    line: hue.indigo[100],
  },
};

type SomeRoles<Branch> = {
  [Name in keyof Branch]?: Branch[Name] extends string ? string : SomeRoles<Branch[Name]>;
};

/** What `prefers-contrast: more` changes: text at 7:1, and edges that are as visible as controls. */
export const moreContrastRoles: Record<'light' | 'dark', SomeRoles<typeof light>> = {
  light: {
    text: { muted: hue.ink[700], accent: hue.kumkum[700], onBoldMuted: hue.indigo[100] },
    line: { quiet: hue.rice[500], control: hue.ink[700], accent: hue.kumkum[700] },
  },
  dark: {
    text: { muted: hue.indigo[200], accent: hue.kumkum[200], onBoldMuted: hue.indigo[100] },
    line: { quiet: hue.indigo[400], control: hue.indigo[200], accent: hue.kumkum[200] },
  },
};
