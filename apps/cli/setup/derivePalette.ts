import { contrast } from '@agency/ui/tokens/contrast';
import type { Palette } from '@agency/ui/tokens/roles';
import { lighter, oklch, parseColor, toOklch } from './oklch.ts';
import { repairPalette } from './repairPalette.ts';

/** Lightness and chroma of a step, in OKLCH. */
type Step = readonly [lightness: number, chroma: number];
type Hues = Palette['hue'];
type Steps = { [Name in keyof Hues]: { [Key in keyof Hues[Name]]: Step } };

/**
 * Lightness and chroma of every step of the palette. `derivePalette` adds the brand's hue, and lowers the
 * chroma for a paler brand.
 */
const STEPS: Steps = {
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

/** The strongest chroma that `STEPS` is made for. */
const STRONG = 0.15;
/** Green says that something went well, whatever the brand. */
const POSITIVE = { hue: 149, strength: 1 };
/** Degrees between which a colour that is darkened looks brown. */
const BROWN = { from: 50, to: 115 };
/** Least contrast of a text. */
const TEXT = 4.5;
/** Least contrast of a control's edge. */
const CONTROL = 3;

/**
 * Derives all colours of both themes from two of a brand: the first acts, the second marks. What falls
 * short of its contrast is moved in lightness until it holds.
 * @throws Error where two colours cannot be told apart by any repair
 */
export function derivePalette(first: string, second: string) {
  const [one, two] = [parseColor(first), parseColor(second)];
  const [accent, highlight] = [sourceOf(one), sourceOf(two)];
  const hues: Record<keyof Hues, Source> = {
    paper: { ...accent, strength: Math.min(1, accent.strength) },
    ink: { ...accent, strength: Math.min(1, accent.strength) },
    accent,
    highlight,
    positive: POSITIVE,
    night: { ...highlight, strength: Math.min(1, highlight.strength) },
  };
  const hue = Object.fromEntries(
    Object.entries(STEPS).map(([name, steps]) => {
      const { hue: angle, strength } = hues[name as keyof Hues];
      const colors = Object.entries<Step>(steps).map(([step, [lightness, chroma]]) => [
        step,
        oklch(lightness, chroma * strength, angle),
      ]);
      return [name, Object.fromEntries(colors)];
    }),
  ) as Hues;
  const raw: Palette = {
    hue,
    button: { light: buttonOf(one, hue), dark: darkButtonOf(one, hue) },
    festive: festiveOf(one, accent, highlight, hue),
    shade: { light: shadeOf(hue.ink[900]), dark: shadeOf(lighter(hue.night[950], -0.08)) },
  };
  const palette = repairPalette(raw);
  return { palette, repairs: repairsOf(one, two, palette) };
}

type Source = { hue: number; strength: number };

function sourceOf(color: string): Source {
  const { chroma, hue } = toOklch(color);
  return { hue, strength: Math.min(1.2, chroma / STRONG) };
}

/** The brand's own colour where some text stands on it; that text is light if it can be. */
function buttonOf(color: string, { paper, ink }: Hues) {
  if (contrast(paper[50], color) >= TEXT) {
    return { fill: color, hover: lighter(color, -0.07), text: paper[50] };
  }
  let fill = color;
  while (contrast(ink[900], fill) < TEXT) fill = lighter(fill, 0.01);
  const darker = lighter(fill, -0.05);
  const hover = contrast(ink[900], darker) >= TEXT ? darker : lighter(fill, 0.05);
  return { fill, hover, text: ink[900] };
}

/** On a night only a lighter colour is seen: under light text where that can be read, else under dark text. */
function darkButtonOf(color: string, { accent, ink, night, paper }: Hues) {
  let seen = color;
  for (let more = 0; contrast(seen, night[750]) < CONTROL; more += 0.01)
    seen = lighter(color, more);
  if (contrast(seen, paper[50]) >= TEXT) {
    return { fill: seen, hover: lighter(seen, -0.03), text: paper[50] };
  }
  const fill = toOklch(color).lightness > 0.7 ? color : accent[300];
  return { fill, hover: lighter(fill, 0.05), text: ink[900] };
}

function festiveOf(color: string, accent: Source, highlight: Source, { night }: Hues) {
  const turnsBrown = ({ hue }: Source) => hue > BROWN.from && hue < BROWN.to;
  const isDark = contrast(night[100], color) >= TEXT;
  const source = !isDark && turnsBrown(accent) && !turnsBrown(highlight) ? highlight : accent;
  const band = (lightness: number, chroma: number) =>
    oklch(lightness, chroma * source.strength, source.hue);
  const surface = isDark ? color : band(0.47, 0.14);
  const inDark = band(0.351, 0.1);
  return {
    light: { surface, line: lighter(surface, 0.09) },
    dark: { surface: inDark, line: lighter(inDark, 0.1) },
  };
}

const shadeOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');

/** Where the two colours themselves would be hard to read: their contrast, and what is used instead. */
function repairsOf(one: string, two: string, { hue, button, festive }: Palette) {
  const uses: [purpose: string, asked: string, used: string, ground: string][] = [
    ['The first colour as text, light theme', one, hue.accent[500], hue.paper[100]],
    ['The first colour as text, dark theme', one, hue.accent[300], hue.night[900]],
    ['The first colour as a button, light theme', one, button.light.fill, button.light.text],
    ['The first colour as a band under light text', one, festive.light.surface, hue.night[100]],
    ['The second colour as text, light theme', two, hue.highlight[700], hue.paper[100]],
    ['The second colour as text, dark theme', two, hue.highlight[300], hue.night[900]],
  ];
  return uses.flatMap(([purpose, asked, used, ground]) => {
    const ratio = contrast(asked, ground);
    return ratio >= TEXT
      ? []
      : [{ purpose, asked, ratio, least: TEXT, used, usedRatio: contrast(used, ground) }];
  });
}
