import { forcedColors } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { primitiveStyle } from '../tokens/layered';

/** Two dots of a chain that repeats: two strands cross between them. */
const TILE = { width: 40, height: 20 };
const STRANDS = [
  'M0 10C4 6 6 3.5 10 3.5S16 6 20 10 26 16.5 30 16.5 36 14 40 10',
  'M0 10C4 14 6 16.5 10 16.5S16 14 20 10 26 3.5 30 3.5 36 6 40 10',
];
const DOTS = 'M10 10h0M30 10h0';

const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE.width} ${TILE.height}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"><path d="${STRANDS.join('')}"/><path stroke-width="3.4" d="${DOTS}"/></svg>`;

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
