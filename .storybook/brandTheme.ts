import { palette } from '@agency/ui/tokens/palette';
import { dark, light } from '@agency/ui/tokens/roles';
import { create } from 'storybook/theming';
import { site } from '../apps/site/src/content/site';
import { motifDrawing } from '../packages/ui/src/primitives/chosenMotif';

const TITLE = `${site.brand} design system`;
/** CSS px. */
const MARK_SIZE = 28;

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const { surface, text, line, fill } = { light, dark }[base];

function mark(color: string): string {
  const { size, dots, paths } = motifDrawing({ seed: site.brand, columns: 3 });
  const points = dots.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return `<svg width="${MARK_SIZE}" viewBox="0 0 ${size} ${size}" fill="none" stroke="${color}" stroke-linecap="round" style="vertical-align:middle;margin-right:8px"><path d="${paths.join('')}"/><path stroke-width="2" d="${points}"/></svg>`;
}

/** Storybook's own screens in the roles of the design system, in the system's theme. */
export function brandTheme() {
  return create({
    base,
    brandTitle: `${mark(line.motif)}${TITLE}`,
    colorPrimary: fill.accent,
    // In the dark Storybook darkens it behind the white name of the selected story.
    colorSecondary: base === 'dark' ? palette.festive.light.line : text.accent,
    appBg: surface.sunken,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appHoverBg: surface.raised,
    appBorderColor: line.quiet,
    appBorderRadius: 10,
    fontBase: '"Anek", system-ui, sans-serif',
    textColor: text.main,
    textInverseColor: text.onAccent,
    textMutedColor: text.muted,
    barBg: surface.page,
    barTextColor: text.muted,
    barHoverColor: text.accent,
    barSelectedColor: text.accent,
    buttonBg: surface.raised,
    buttonBorder: line.control,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    inputBg: surface.raised,
    inputBorder: line.control,
    inputTextColor: text.main,
    inputBorderRadius: 6,
  });
}

const icons = {
  group: text.note,
  component: text.accent,
  document: text.muted,
  story: text.positive,
  test: text.positive,
};

/** Styles of the icons in the sidebar and its search, whose colours a theme of Storybook can't set. */
export const iconStyles = Object.entries(icons)
  .map(([type, color]) => `svg[type="${type}"]{color:${color}}`)
  .join('');
