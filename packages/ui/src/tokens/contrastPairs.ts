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

const PAPERS = ['surface.page', 'surface.raised', 'surface.sunken'];
const BOLDS = ['surface.bold', 'surface.festive'];

/** Roles, those that each of them stands on somewhere, and the least ratio. */
const PAIRS: readonly (readonly [roles: string[], grounds: string[], least: number])[] = [
  [['text.main', 'text.muted', 'text.accent', 'text.note', 'text.positive'], PAPERS, TEXT],
  [['text.onBold'], BOLDS, TEXT],
  [['text.onBoldMuted'], ['surface.bold'], TEXT],
  [['text.main'], ['fill.note'], TEXT],
  [['text.accent'], ['fill.accentSoft'], TEXT],
  [['text.onAccent'], ['fill.accent', 'fill.accentHover'], TEXT],
  [['line.control', 'line.accent', 'line.focus', 'line.motif'], PAPERS, CONTROL],
  // The second is the edge of an outlined button.
  [['line.focusOnBold', 'text.onBoldMuted'], BOLDS, CONTROL],
  [['line.onBold', 'fill.highlight'], ['surface.bold'], CONTROL],
  [
    ['ground.line'],
    ['ground.accent', 'ground.night', 'ground.positive', 'ground.highlight'],
    CONTROL,
  ],
];

/** The colour of a role such as `text.main`. */
function colorOf(roles: Roles, role: string): string {
  const [group = '', name = ''] = role.split('.');
  const color = (roles as Record<string, Record<string, string>>)[group]?.[name];
  if (color === undefined) throw new Error(`There is no role ${role}.`);
  return color;
}

/** Every pair of a palette: in both themes, and in both with more contrast. */
export function contrastPairs(palette: Palette): ContrastPair[] {
  const { moreContrast, ...themes } = rolesOf(palette);
  return (['light', 'dark'] as const).flatMap((theme) => {
    const usual = PAIRS.flatMap(([roles, grounds, least]) =>
      roles.flatMap((role) =>
        grounds.map((ground) => ({
          name: `${theme}: ${role} on ${ground}`,
          color: colorOf(themes[theme], role),
          ground: colorOf(themes[theme], ground),
          least,
        })),
      ),
    );
    const more = Object.entries(moreContrast[theme]).flatMap(([group, colors]) =>
      Object.entries(colors).flatMap(([name, color]) =>
        (name === 'onBoldMuted' ? ['surface.bold'] : PAPERS).map((ground) => ({
          name: `${theme}: ${group}.${name} with more contrast`,
          color,
          ground: colorOf(themes[theme], ground),
          least: group === 'text' ? ENHANCED : CONTROL,
        })),
      ),
    );
    return [...usual, ...more];
  });
}
