import { cx } from '../primitives/cx';
import { Motif } from '../primitives/Motif';
import { MotifBorder } from '../primitives/MotifBorder';
import { COLUMNS } from '../primitives/motifCrop';
import * as css from './HeroDrawing.css';

/** The drawing behind the head of a page: a motif that stands on the chain along its lower edge. */
export function HeroDrawing({ seed, quiet = false }: { seed: string; quiet?: boolean }) {
  return (
    <>
      <Motif seed={seed} columns={COLUMNS} className={cx(css.drawing, quiet && css.quiet)} />
      <MotifBorder className={css.edge} />
    </>
  );
}
