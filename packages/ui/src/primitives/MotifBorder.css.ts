import { primitiveStyle } from '../tokens/layeredStyles';
import { forcedColors } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { motifTile } from './chosenMotif';

const { width, height, strands, dots } = motifTile;
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"><path d="${strands}"/><path stroke-width="3.4" d="${dots}"/></svg>`;

/** A mask takes any colour and repeats without a DOM node for each knot. */
export const border = primitiveStyle({
  height: grid(4.5),
  background: 'currentColor',
  maskImage: `url("data:image/svg+xml,${encodeURIComponent(tile)}")`,
  maskSize: 'auto 100%',
  maskRepeat: 'round no-repeat',
  '@media': {
    print: { display: 'none' },
    [forcedColors]: { background: 'CanvasText' },
  },
});
