import { palette } from './palette.ts';
import { translucent } from './translucent.ts';

export type Palette = typeof palette;
export type Roles = ReturnType<typeof lightRoles>;

type Contrasts = { text: Partial<Roles['text']>; line: Partial<Roles['line']> };

function lightRoles({ hue, button, festive, shade }: Palette) {
  return {
    surface: {
      page: hue.paper[100],
      raised: hue.paper[50],
      sunken: hue.paper[200],
      overlay: translucent(shade.light, 0.55),
      bold: hue.night[800],
      festive: festive.light.surface,
    },
    text: {
      main: hue.ink[900],
      muted: hue.ink[500],
      accent: hue.accent[500],
      note: hue.highlight[700],
      positive: hue.positive[700],
      onAccent: button.light.text,
      onBold: hue.night[100],
      onBoldMuted: hue.night[200],
    },
    line: {
      quiet: hue.paper[300],
      control: hue.paper[500],
      accent: hue.accent[500],
      onBold: hue.night[400],
      focus: hue.night[800],
      focusOnBold: hue.highlight[300],
      motif: hue.accent[500],
      motifQuiet: hue.paper[300],
    },
    fill: {
      accent: button.light.fill,
      accentHover: button.light.hover,
      accentSoft: hue.accent[100],
      note: hue.highlight[100],
      highlight: hue.highlight[500],
    },
    /** Backgrounds of the motif that replaces a missing picture; `line` is drawn on each of them. */
    ground: {
      accent: hue.accent[500],
      night: hue.night[800],
      positive: hue.positive[700],
      highlight: hue.highlight[600],
      line: hue.paper[100],
    },
  };
}

function darkRoles({ hue, button, festive, shade }: Palette): Roles {
  return {
    surface: {
      page: hue.night[900],
      raised: hue.night[750],
      sunken: hue.night[850],
      overlay: translucent(shade.dark, 0.7),
      bold: hue.night[950],
      festive: festive.dark.surface,
    },
    text: {
      main: hue.night[100],
      muted: hue.night[300],
      accent: hue.accent[300],
      note: hue.highlight[300],
      positive: hue.positive[300],
      onAccent: button.dark.text,
      onBold: hue.night[100],
      onBoldMuted: hue.night[200],
    },
    line: {
      quiet: hue.night[500],
      control: hue.night[400],
      accent: hue.accent[300],
      onBold: hue.night[400],
      focus: hue.highlight[300],
      focusOnBold: hue.highlight[300],
      motif: hue.highlight[300],
      motifQuiet: hue.night[500],
    },
    fill: {
      accent: button.dark.fill,
      accentHover: button.dark.hover,
      accentSoft: hue.accent[900],
      note: hue.highlight[900],
      highlight: hue.highlight[300],
    },
    ground: {
      accent: hue.accent[800],
      night: hue.night[700],
      positive: hue.positive[900],
      highlight: hue.highlight[700],
      line: hue.night[100],
    },
  };
}

/** Colours by purpose, in both themes, and what `prefers-contrast: more` changes in each. */
export function rolesOf(colors: Palette) {
  const { hue } = colors;
  const moreContrast: Record<'light' | 'dark', Contrasts> = {
    light: {
      text: { muted: hue.ink[700], accent: hue.accent[700], onBoldMuted: hue.night[100] },
      line: { quiet: hue.paper[500], control: hue.ink[700], accent: hue.accent[700] },
    },
    dark: {
      text: { muted: hue.night[200], accent: hue.accent[200], onBoldMuted: hue.night[100] },
      line: { quiet: hue.night[400], control: hue.night[200], accent: hue.accent[200] },
    },
  };
  return { light: lightRoles(colors), dark: darkRoles(colors), moreContrast };
}

/** Dark mode overrides the colours and nothing else. With more contrast text has 7:1, and edges are as visible as controls. */
export const { light, dark, moreContrast: moreContrastRoles } = rolesOf(palette);
