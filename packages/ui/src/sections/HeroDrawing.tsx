import { cx } from '../primitives/cx';
import { Motif } from '../primitives/Motif';
import { MotifBorder } from '../primitives/MotifBorder';
import { COLUMNS } from '../primitives/motifCrop';
import * as css from './HeroDrawing.css';

export type HeroDrawingPlace = keyof typeof css.places;

/** The drawing behind the head of a page: a motif that stands on the chain along its lower edge. */
export function HeroDrawing({ seed, place }: { seed: string; place: HeroDrawingPlace }) {
  return (
    <>
      <Motif seed={seed} columns={COLUMNS} className={cx(css.drawing, css.places[place])} />
      <MotifBorder className={css.edge} />
    </>
  );
}
