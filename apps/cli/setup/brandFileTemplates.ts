import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import type { DrawMotif } from '@agency/ui/primitives/motifTypes';
import type { Palette } from '@agency/ui/tokens/roles';
import type { Site, SiteMetadata } from '../../site/src/content/siteTypes.ts';

/** The comments of the palette's branches. */
const PALETTE_COMMENTS: Record<string, string> = {
  hue: 'Each hue gets darker with its step; a test checks that, and that each step is used.',
  button:
    'What acts, above all the primary button. A light accent keeps its colour here, under dark text.',
  festive: 'The band of the call to action, and a shade between it and its text.',
  shade: 'Red, green and blue of shadows, and of the backdrop between the page and a dialog.',
};

/** `content/site.ts`, to be formatted. */
export function siteSource(site: Site, metadata: SiteMetadata): string {
  return `import type { Site, SiteMetadata } from './siteTypes.ts';

/**
 * Name, contact data, place and links of the client, which \`pnpm run setup\` writes. Figures such as
 * 600+ are in \`home.ts\` and \`about.ts\`.
 */
export const site: Site = ${literal(site)};

export const siteMetadata: SiteMetadata = ${literal(metadata)};
`;
}

/** `tokens/palette.ts`, to be formatted. */
export function paletteSource(palette: Palette): string {
  const branches = Object.entries(palette).map(
    ([name, branch]) => `/** ${PALETTE_COMMENTS[name]} */\n${name}: ${literal(branch)},`,
  );
  return `/**
 * Raw colours, as \`#rrggbb\`: \`pnpm run setup\` derives them from two colours of a brand. Only \`roles.ts\`
 * reads them; everything else uses a role.
 */
export const palette = {
${branches.join('\n')}
};
`;
}

/** `primitives/chosenMotif.ts`. */
export function motifSource(name: string): string {
  return `// The motif of the brand; \`pnpm run setup\` writes this file. The build contains the one named here.
import { ${name}Drawing } from './${name}Drawing.ts';
import { ${name}Tile } from './${name}Tile.ts';

export const motifDrawing = ${name}Drawing;
export const motifTile = ${name}Tile;
`;
}

/** The smallest drawing of the motif, light on the accent, in a square of 36 units. */
export function faviconSource(brand: string, drawing: DrawMotif, { button }: Palette): string {
  const { paths, dots } = drawing({ seed: brand, columns: 3 });
  const { fill, text } = button.light;
  const points = dots.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 36 36"><title>${escapeMarkup(brand)}</title><rect x="-3" y="-3" width="36" height="36" rx="8" fill="${fill}"/><g fill="none" stroke="${text}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${paths.join('')}"/>${points && `<path stroke-width="2.4" d="${points}"/>`}</g></svg>\n`;
}

/** A value as TypeScript; JSON would leave out what is undefined. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`);
  // The formatter leaves an object in one line where it fits and begins in one.
  const isFlat = Object.values(value).every((each) => typeof each !== 'object');
  return `{${isFlat ? '' : '\n'}${entries.join(', ')}}`;
}
