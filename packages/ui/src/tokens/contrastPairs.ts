import type { Palette, Roles } from './roles.ts';
import { rolesOf } from './roles.ts';

/** WCAG 2.2: text 4.5:1, what is needed to see a control, an icon or the focus 3:1; enhanced 7:1. */
const TEXT = 4.5;
const CONTROL = 3;
const ENHANCED = 7;

/** Two colours, one of which stands on the other somewhere. */
export interface ContrastPair {
  /** Such as `text.main on surface.page`. */
  name: string;
  color: string;
  ground: string;
  /** The least ratio. */
  least: number;
}

/** Every pair of roles that stand on each other somewhere, in one theme. */
function pairsOf({ surface, text, line, fill, ground }: Roles): ContrastPair[] {
  const papers = {
    'surface.page': surface.page,
    'surface.raised': surface.raised,
    'surface.sunken': surface.sunken,
  };
  const bolds = { 'surface.bold': surface.bold, 'surface.festive': surface.festive };
  const onEach = (grounds: object, name: string, color: string, least: number) =>
    Object.entries(grounds).map(([under, paper]: [string, string]) => ({
      name: `${name} on ${under}`,
      color,
      ground: paper,
      least,
    }));
  const on = (name: string, color: string, under: string, paper: string, least: number) =>
    onEach({ [under]: paper }, name, color, least);
  const bold = ['surface.bold', surface.bold] as const;
  return [
    ...(['main', 'muted', 'accent', 'note', 'positive'] as const).flatMap((name) =>
      onEach(papers, `text.${name}`, text[name], TEXT),
    ),
    ...onEach(bolds, 'text.onBold', text.onBold, TEXT),
    ...on('text.onBoldMuted', text.onBoldMuted, ...bold, TEXT),
    ...on('text.main', text.main, 'fill.note', fill.note, TEXT),
    ...on('text.accent', text.accent, 'fill.accentSoft', fill.accentSoft, TEXT),
    ...on('text.onAccent', text.onAccent, 'fill.accent', fill.accent, TEXT),
    ...on('text.onAccent', text.onAccent, 'fill.accentHover', fill.accentHover, TEXT),
    ...(['control', 'accent', 'focus', 'motif'] as const).flatMap((name) =>
      onEach(papers, `line.${name}`, line[name], CONTROL),
    ),
    ...onEach(bolds, 'line.focusOnBold', line.focusOnBold, CONTROL),
    // The edge of an outlined button.
    ...onEach(bolds, 'text.onBoldMuted', text.onBoldMuted, CONTROL),
    ...on('line.onBold', line.onBold, ...bold, CONTROL),
    ...on('fill.highlight', fill.highlight, ...bold, CONTROL),
    ...(['accent', 'night', 'positive', 'highlight'] as const).flatMap((name) =>
      on('ground.line', ground.line, `ground.${name}`, ground[name], CONTROL),
    ),
  ];
}

/** Every pair of a palette: in both themes, and in both with more contrast. */
export function contrastPairs(palette: Palette): ContrastPair[] {
  const { moreContrast, ...themes } = rolesOf(palette);
  return (['light', 'dark'] as const).flatMap((theme) => {
    const roles = themes[theme];
    const { text = {}, line = {} } = moreContrast[theme];
    const { page, raised, sunken, bold } = roles.surface;
    const enhanced = Object.entries(text).flatMap(([name, color]) =>
      (name === 'onBoldMuted' ? [bold] : [page, raised, sunken]).map((ground) => ({
        name: `text.${name} with more contrast`,
        color,
        ground,
        least: ENHANCED,
      })),
    );
    const edges = Object.entries(line).flatMap(([name, color]) =>
      [page, raised, sunken].map((ground) => ({
        name: `line.${name} with more contrast`,
        color,
        ground,
        least: CONTROL,
      })),
    );
    return [...pairsOf(roles), ...enhanced, ...edges].map((pair) => ({
      ...pair,
      name: `${theme}: ${pair.name}`,
    }));
  });
}
