import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { globalLayered } from './layeredStyles';
import { layers } from './layers.css';
import { largeText, moreContrast } from './mediaQueries';
import { duration, easing } from './motion';
import { palette } from './palette.ts';
import { dark, light, moreContrastRoles } from './roles';
import { grid, space } from './space';
import { translucent } from './translucent';

/** Print is always light. */
const darkScreen = 'screen and (prefers-color-scheme: dark)';

/** Prefixed, because custom properties are global. */
const names = (_: string | null, path: string[]) => `ui-${path.join('-')}`;
const blank = <Tree>(tree: Tree): Tree => tree;

/** What both themes share. */
const values = {
  font: {
    device: '"Noto Sans Tamil", "Anek Noto Tamil", system-ui, sans-serif',
    text: '"Anek", "Anek Arial", "Anek Roboto", "Anek Noto Tamil", system-ui, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"',
  },
  size: {
    display: 'clamp(2.5rem, 1.55rem + 4.2vw, 5rem)',
    title: 'clamp(1.875rem, 1.45rem + 1.9vw, 3rem)',
    heading: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.4375rem)',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    caption: '0.8125rem',
  },
  leading: { tight: '1.06', snug: '1.25', compact: '1.45', normal: '1.6' },
  weight: { normal: '400', medium: '520', bold: '650', display: '720' },
  space: { ...space, section: 'clamp(3rem, 1.9rem + 5.4vw, 7rem)' },
  radius: {
    small: '0.375rem',
    medium: '0.625rem',
    large: '1.125rem',
    round: '999px',
  },
  /** In px: a thicker line does not help a reader of larger text. */
  border: { hairline: '1px', control: '1.5px', strong: '2px', focus: '3px', edge: '4px' },
  /** Heights of controls; `touch` is the least for a finger, 44 px. */
  control: {
    touch: grid(11),
    small: grid(10),
    medium: grid(11.5),
    field: grid(12),
    large: grid(13.5),
  },
  icon: { small: grid(4.5), medium: grid(5.5), large: grid(8) },
  /**
   * The site's header (page heroes leave as much room above their text) and the admin's. What sticks keeps
   * `aboveSticky` free, and what floats at the bottom `bottomBar`: the fixed bar there sets it. On a phone the
   * screen ends above `notifications`, whose height is measured.
   */
  height: {
    header: grid(18),
    adminHeader: grid(16),
    aboveSticky: '0px',
    bottomBar: '0px',
    notifications: '0px',
  },
  /** `page` is the widest of the site's pages, `panel` of the admin's sections, `text` of a column to read. */
  width: {
    text: grid(168),
    page: grid(320),
    panel: grid(384),
    drawer: grid(72),
    dialogSmall: grid(168),
    dialogLarge: grid(224),
  },
  shadow: {
    floating: `0 1px 2px ${translucent(palette.shade.dark, 0.08)}, 0 12px 32px -8px ${translucent(palette.shade.dark, 0.22)}`,
    lifted: `0 1px 2px ${translucent(palette.shade.dark, 0.06)}, 0 8px 20px -8px ${translucent(palette.shade.dark, 0.18)}`,
  },
  /** Stacking order. `raised` is above its own siblings, such as rows placed by transforms. */
  zIndex: { raised: '1', header: '10', overlay: '50', notification: '55', skipLink: '60' },
  duration: {
    quick: `${duration.quick}ms`,
    normal: `${duration.normal}ms`,
    entrance: `${duration.entrance}ms`,
  },
  easing,
  stroke: { motif: '1.5' },
};

const color = createGlobalThemeContract(blank(light), names);
const rest = createGlobalThemeContract(blank(values), names);

/** The one contract: style rules use these values only. */
export const vars = { color, ...rest };

createGlobalTheme(':root', rest, { '@layer': layers.base, ...values });

// Room for words comes from the space around them.
globalLayered('base', ':root', {
  '@media': {
    [largeText]: {
      vars: {
        [vars.size.display]: '13vw',
        [vars.size.title]: '11vw',
        [vars.space.small]: space.xxsmall,
        [vars.space.medium]: space.xsmall,
        [vars.space.large]: space.small,
        [vars.space.xlarge]: space.medium,
      },
    },
  },
});

createGlobalTheme(':root', color, { '@layer': layers.base, ...light });

globalLayered('base', ':root', {
  colorScheme: 'light',
  '@media': {
    [darkScreen]: { colorScheme: 'dark' },
    [moreContrast]: { vars: varsOf(moreContrastRoles.light) },
    // Browsers print no backgrounds, on which light words would stand.
    print: {
      vars: varsOf({
        surface: { bold: light.surface.page, festive: light.surface.page },
        text: { onBold: light.text.main, onBoldMuted: light.text.muted },
        line: { onBold: light.line.quiet },
      }),
    },
  },
});
globalLayered('base', ':root:not([data-theme="light"])', {
  '@media': {
    [darkScreen]: { vars: varsOf(dark) },
    [`${darkScreen} and ${moreContrast}`]: { vars: varsOf(moreContrastRoles.dark) },
  },
});
globalLayered('base', ':root[data-theme="dark"]', {
  '@media': {
    screen: { colorScheme: 'dark', vars: varsOf(dark) },
    [`screen and ${moreContrast}`]: { vars: varsOf(moreContrastRoles.dark) },
  },
});
globalLayered('base', ':root[data-theme="light"]', { colorScheme: 'light' });

/** The custom properties of the roles that `values` names. */
function varsOf(values: object): Record<string, string> {
  const assign = (contract: object, branch: object): [string, string][] =>
    Object.entries(branch).flatMap(([name, value]): [string, string][] => {
      const variable = (contract as Record<string, unknown>)[name];
      return typeof value === 'string'
        ? [[String(variable), value]]
        : assign(variable as object, value as object);
    });
  return Object.fromEntries(assign(color, values));
}
