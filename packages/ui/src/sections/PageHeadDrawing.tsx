import { cx } from '../primitives/cx';
import { Motif } from '../primitives/Motif';
import { MotifBorder } from '../primitives/MotifBorder';
import { COLUMNS } from '../primitives/motifCrop';
import * as css from './PageHeadDrawing.css';

interface PageHeadDrawingProps {
  /** Absent where a picture takes the motif's place. */
  seed: string | undefined;
  /** Whose head it is. */
  of: keyof typeof css.shown;
}

/** The drawing in the head of a page: a motif that stands on the chain along its lower edge. */
export function PageHeadDrawing({ seed, of }: PageHeadDrawingProps) {
  return (
    <>
      {seed !== undefined && (
        <Motif seed={seed} columns={COLUMNS} cut className={cx(css.drawing, css.shown[of])} />
      )}
      <MotifBorder className={css.edge} />
    </>
  );
}
