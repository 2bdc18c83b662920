import { hue, veil } from './scale';

/** Colours by purpose. Dark mode overrides these and nothing else. */
export const light = {
  surface: {
    page: hue.rice[100],
    raised: hue.rice[50],
    sunken: hue.rice[200],
    overlay: veil.light,
    bold: hue.indigo[800],
    festive: hue.kumkum[500],
  },
  text: {
    main: hue.ink[900],
    muted: hue.ink[500],
    accent: hue.kumkum[500],
    note: hue.turmeric[700],
    positive: hue.leaf[700],
    onAccent: hue.rice[50],
    onBold: hue.indigo[100],
    onBoldMuted: hue.indigo[200],
  },
  line: {
    quiet: hue.rice[300],
    control: hue.rice[500],
    accent: hue.kumkum[500],
    onBold: hue.indigo[400],
    focus: hue.indigo[800],
    focusOnBold: hue.turmeric[300],
    kolam: hue.kumkum[500],
    kolamQuiet: hue.rice[300],
    kolamOnBold: hue.indigo[600],
    kolamOnFestive: hue.kumkum[400],
  },
  fill: {
    accent: hue.kumkum[500],
    accentHover: hue.kumkum[700],
    accentSoft: hue.kumkum[100],
    note: hue.turmeric[100],
    turmeric: hue.turmeric[500],
  },
  /** Backgrounds of the kolam that replaces a missing picture; `line` is drawn on each of them. */
  ground: {
    kumkum: hue.kumkum[500],
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
    overlay: veil.dark,
    bold: hue.indigo[850],
    festive: hue.kumkum[800],
  },
  text: {
    main: hue.indigo[100],
    muted: hue.indigo[300],
    accent: hue.kumkum[300],
    note: hue.turmeric[300],
    positive: hue.leaf[300],
    onAccent: hue.kumkum[950],
    onBold: hue.indigo[100],
    onBoldMuted: hue.indigo[200],
  },
  line: {
    quiet: hue.indigo[500],
    control: hue.indigo[400],
    accent: hue.kumkum[300],
    onBold: hue.indigo[400],
    focus: hue.turmeric[300],
    focusOnBold: hue.turmeric[300],
    kolam: hue.turmeric[300],
    kolamQuiet: hue.indigo[500],
    kolamOnBold: hue.indigo[600],
    kolamOnFestive: hue.kumkum[600],
  },
  fill: {
    accent: hue.kumkum[300],
    accentHover: hue.kumkum[200],
    accentSoft: hue.kumkum[900],
    note: hue.turmeric[900],
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
