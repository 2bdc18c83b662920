import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { kolamDrawing } from '@agency/ui/primitives/kolamDrawing';
import { latticeDrawing } from '@agency/ui/primitives/latticeDrawing';
import type { DrawMotif } from '@agency/ui/primitives/motifTypes';
import type { Palette } from '@agency/ui/tokens/roles';
import { faviconSource, motifSource, paletteSource, siteSource } from './brandFileTemplates.ts';
import type { Current } from './currentAnswers.ts';
import { derivePalette } from './derivePalette.ts';
import { type Answers, MOTIFS } from './questions.ts';
import { siteFromAnswers, siteMetadataOf } from './siteFromAnswers.ts';

const MOTIF_DRAWINGS: Record<(typeof MOTIFS)[number], DrawMotif> = {
  kolam: kolamDrawing,
  lattice: latticeDrawing,
};

const FILES = {
  site: 'apps/site/src/content/site.ts',
  palette: 'packages/ui/src/tokens/palette.ts',
  motif: 'packages/ui/src/primitives/chosenMotif.ts',
  favicon: 'apps/site/public/favicon.svg',
};
/** Begins the favicons that setup has drawn; another one is the agency's own logo, and stays. */
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 36 36">';

/** Name of the motif that the brand's file exports. */
export function currentMotif(root: string): string {
  const source = readFileSync(join(root, FILES.motif), 'utf8');
  return MOTIFS.find((name) => source.includes(`${name}Drawing`)) ?? MOTIFS[0];
}

/**
 * Writes the files of a brand; those that would not change are left alone.
 * @param root folder of the repository
 * @param palette the colours as they are, which stay where the answers name none
 * @returns the files that have changed, and the colours that were repaired
 */
export function writeBrand(
  root: string,
  answers: Answers,
  { site, palette: kept }: Pick<Current, 'site'> & { palette: Palette },
) {
  const derived =
    answers.first && answers.second ? derivePalette(answers.first, answers.second) : undefined;
  const palette = derived?.palette ?? kept;
  const icon = join(root, FILES.favicon);
  const isOwnLogo = existsSync(icon) && !readFileSync(icon, 'utf8').startsWith(DRAWN);
  const drawing = MOTIF_DRAWINGS[answers.motif as keyof typeof MOTIF_DRAWINGS];
  const sources: [file: string, source: string][] = [
    [FILES.site, siteSource(siteFromAnswers(answers, site), siteMetadataOf(answers))],
    [FILES.palette, paletteSource(palette)],
    [FILES.motif, motifSource(answers.motif)],
  ];
  // All are made before the first is written, so that a mistake leaves the files as they were.
  const texts = sources.map(([file, source]) => [file, formatted(root, file, source)] as const);
  // First, because they are told by the colours that the palette still has.
  texts.unshift(...recoloredDrawings(root, kept, palette));
  if (!isOwnLogo) texts.push([FILES.favicon, faviconSource(answers.brand, drawing, palette)]);
  const files = texts.flatMap(([file, text]) => {
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
    return [file];
  });
  return { files, repairs: derived?.repairs ?? [] };
}

/** The site's drawings, where each colour of one palette is that of the other. */
function recoloredDrawings(root: string, from: Palette, to: Palette) {
  const shades = Object.entries(from.hue).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, color]): [string, string | undefined] => [
      color,
      (to.hue as Record<string, Record<string, string>>)[hue]?.[step],
    ]),
  );
  const colors = new Map(shades);
  return globSync('apps/site/public/drawings/*.svg', { cwd: root })
    .toSorted()
    .map((file) => {
      const drawing = readFileSync(join(root, file), 'utf8');
      const recolored = drawing.replace(/#[\da-f]{6}\b/g, (color) => colors.get(color) ?? color);
      return [file, recolored] as const;
    });
}

function formatted(root: string, file: string, source: string): string {
  const biome = createRequire(join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
  });
}
