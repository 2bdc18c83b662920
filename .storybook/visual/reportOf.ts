import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, type RecordLine } from './record.ts';

type FailedPicture = Extract<RecordLine, { kind: 'picture' }>;

const KINDS = ['expected', 'actual', 'difference'];

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; background: Canvas; color: CanvasText; color-scheme: light dark }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin-bottom: 3rem }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 1.125rem }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid GrayText }`;

/** An HTML page with the expected and the actual picture and their difference, side by side. */
export function reportOf(failures: FailedPicture[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>${STYLE}</style><h1>${failures.length} pictures differ</h1>${failures.map(section).join('')}</html>
`;
}

function section({ name, verdict }: FailedPicture): string {
  const { outcome, pixels } = verdict;
  const kinds = KINDS.filter((kind) => existsSync(join(RESULTS, `${name}.${kind}.png`)));
  const figures = kinds.map(
    (kind) =>
      `<figure><figcaption>${kind}</figcaption><a href="${name}.${kind}.png"><img src="${name}.${kind}.png" alt="" loading="lazy"></a></figure>`,
  );
  const reason = outcome === 'different' ? `${pixels} pixels differ` : outcome;
  return `<section><h2>${name}: ${reason}</h2>${figures.join('')}</section>`;
}
