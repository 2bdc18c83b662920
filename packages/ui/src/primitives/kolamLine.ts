import type { MotifDrawing, MotifOptions, MotifShape } from './motifShape.ts';
import { randomFrom } from './randomFrom.ts';

/** What lies between two neighbouring dots: the line turns back, crosses itself or runs along. */
const WALL = 0;
const CROSSING = 1;
const CHANNEL = 2;

const MAX_SIDE = 32;
const ATTEMPTS = 24;

/** From a dot to its sides in turn: north, east, south, west. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

type Side = 0 | 1 | 2 | 3;
type Link = typeof WALL | typeof CROSSING | typeof CHANNEL;
type Triple<T> = readonly [T, T, T];
type Point = readonly [number, number];

// An arc goes from one side of a dot to the next. Its shape is measured from the dot, in tenths of
// a unit: first towards the arc's own side, then towards the other. Rows follow what lies at the
// own side (wall, crossing, channel), columns what lies at the other.
const ENDS: Triple<Point> = [
  [35, 0],
  [50, 0],
  [50, 33],
];
const HANDLES: Triple<Triple<Point>> = [
  [
    [35, 19],
    [35, 20],
    [35, 20],
  ],
  [
    [33, 17],
    [35, 15],
    [37, 13],
  ],
  [
    [30, 33],
    [31, 33],
    [40, 33],
  ],
];

/** A port is one side of one dot: `dot * 4 + side`. */
type Port = number;
type Orbit = [Port, ...Port[]];
type Arc = readonly [from: Port, to: Port];
type Grid = {
  orbits: Orbit[];
  /** The dots in use, each as its place in the full rectangle. */
  dots: number[];
  /** By port: the one of the neighbouring dot, or itself where there is none. */
  facing: Uint16Array;
};

function sideOf(port: Port): Side {
  return (port % 4) as Side;
}

function linkAt(links: Uint8Array, port: Port): Link {
  return links[port] as Link;
}

function gridOf(columns: number, rows: number, shape: MotifShape): Grid {
  const ports = columns * rows * 4;
  /** Whether there is a dot: twice its distance from the middle, so that all is whole numbers. */
  const isDot = (x: number, y: number) =>
    x >= 0 &&
    x < columns &&
    y >= 0 &&
    y < rows &&
    (shape === 'square' ||
      Math.abs(2 * x - columns + 1) + Math.abs(2 * y - rows + 1) <= Math.max(columns, rows));
  const split = (port: Port) => {
    const dot = port >> 2;
    return [dot % columns, Math.floor(dot / columns), sideOf(port)] as const;
  };
  const portAt = (x: number, y: number, side: number) => (y * columns + x) * 4 + (side % 4);

  const neighbour = (port: Port) => {
    const [x, y, side] = split(port);
    const [dx, dy] = STEPS[side];
    return isDot(x, y) && isDot(x + dx, y + dy) ? portAt(x + dx, y + dy, side + 2) : undefined;
  };
  const image = (port: Port) => {
    const [x, y, side] = split(port);
    if (columns === rows) return portAt(columns - 1 - y, x, side + 1);
    return portAt(columns - 1 - x, y, 4 - side);
  };

  const orbits: Orbit[] = [];
  const seen = new Set<Port>();
  for (let start = 0; start < ports; start++) {
    const orbit = [];
    for (let port = start; !seen.has(port); port = image(port)) {
      const other = neighbour(port);
      if (other === undefined) break;
      seen.add(port).add(other);
      orbit.push(port, other);
    }
    const [first, ...others] = orbit;
    if (first !== undefined) orbits.push([first, ...others]);
  }
  const dots = Array.from({ length: columns * rows }, (_, dot) => dot).filter((dot) =>
    isDot(dot % columns, Math.floor(dot / columns)),
  );
  const facing = Uint16Array.from({ length: ports }, (_, port) => neighbour(port) ?? port);
  return { orbits, dots, facing };
}

function setLinks(links: Uint8Array, orbit: Orbit, link: Link) {
  for (const port of orbit) links[port] = link;
}

/** A dot opens into one channel at most: in longer rooms the line loses its dots. */
function takesChannel(links: Uint8Array, orbit: Orbit): boolean {
  const dots = orbit.map((port) => port >> 2);
  const isOpen = (dot: number) => links.subarray(dot * 4, dot * 4 + 4).includes(CHANNEL);
  return new Set(dots).size === dots.length && !dots.some(isOpen);
}

function weave({ orbits, facing }: Grid, random: () => number): Uint8Array {
  const links = new Uint8Array(facing.length);
  for (const orbit of orbits) setLinks(links, orbit, random() % 8 < 3 ? WALL : CROSSING);

  let channels = Math.min(Math.floor(orbits.length / 7), 2 + (random() % 2));
  for (let tries = orbits.length; tries > 0 && channels > 0; tries--) {
    const orbit = orbits[random() % orbits.length];
    if (orbit && takesChannel(links, orbit)) {
      setLinks(links, orbit, CHANNEL);
      channels--;
    }
  }
  return links;
}

/**
 * Goes along every loop. @param onArc called with each arc and the number of its loop
 * @returns how many loops there are
 */
function trace(
  { dots, facing }: Grid,
  links: Uint8Array,
  onArc?: (loop: number, arc: Arc) => void,
): number {
  const seen = new Uint8Array(links.length);
  let loops = 0;
  for (const dot of dots) {
    for (let start = dot * 4; start < dot * 4 + 4; start++) {
      if (seen[start]) continue;
      let from = start;
      let turn = 1;
      for (;;) {
        const to = from - (from % 4) + ((from + turn + 4) % 4);
        const corner = turn > 0 ? from : to;
        if (seen[corner]) break;
        seen[corner] = 1;
        onArc?.(loops, [from, to]);
        from = links[to] === WALL ? to : (facing[to] as Port);
        if (links[to] === CROSSING) turn = -turn;
      }
      loops++;
    }
  }
  return loops;
}

/** Changes whole orbits of links as long as a change leaves fewer loops. @returns how many are left */
function mergeLoops(grid: Grid, links: Uint8Array, random: () => number): number {
  const start = random() % Math.max(grid.orbits.length, 1);
  const orbits = [...grid.orbits.slice(start), ...grid.orbits.slice(0, start)];
  let loops = trace(grid, links);
  const merges = (orbit: Orbit) => {
    const before = linkAt(links, orbit[0]);
    for (const link of [CROSSING, WALL] as const) {
      setLinks(links, orbit, link);
      const merged = trace(grid, links);
      if (merged < loops) {
        loops = merged;
        return true;
      }
    }
    setLinks(links, orbit, before);
    return false;
  };
  for (let improved = true; improved; ) {
    improved = false;
    for (const orbit of orbits) {
      if (loops > 1 && merges(orbit)) improved = true;
    }
  }
  return loops;
}

/** Segments by links and sides: there are few, and a drawing has hundreds. */
const written = new Map<string, string>();

/** The path's segments, the first one with its start; joined, they leave the line open. */
function toSegments(loop: Arc[], links: Uint8Array, columns: number): string[] {
  const place = ([own, other]: Point, from: Port, to: Port): Point => {
    const [ownX, ownY] = STEPS[sideOf(from)];
    const [otherX, otherY] = STEPS[sideOf(to)];
    return [own * ownX + other * otherX, own * ownY + other * otherY];
  };
  const write = (points: Point[], [x, y]: Point) =>
    points
      .flatMap((point) => [(point[0] - x) / 10, (point[1] - y) / 10])
      .join(' ')
      .replaceAll(' -', '-');

  const segmentOf = (from: Port, to: Port) => {
    const here = linkAt(links, from);
    const there = linkAt(links, to);
    const start = place(ENDS[here], from, to);
    const end = place(ENDS[there], to, from);
    const handles = [place(HANDLES[here][there], from, to), place(HANDLES[there][here], to, from)];
    const straight = here === CROSSING && there === CROSSING;
    return straight ? `l${write([end], start)}` : `c${write([...handles, end], start)}`;
  };

  return loop.map(([from, to], index) => {
    const key = `${links[from]}${links[to]}${sideOf(from)}${sideOf(to)}`;
    const segment = written.get(key) ?? segmentOf(from, to);
    written.set(key, segment);
    if (index > 0) return segment;

    const start = place(ENDS[linkAt(links, from)], from, to);
    const dot = from >> 2;
    const corner: Point = [-50 - 100 * (dot % columns), -50 - 100 * Math.floor(dot / columns)];
    return `M${write([start], corner)}${segment}`;
  });
}

function assertSide(name: string, value: number) {
  if (!Number.isInteger(value) || value < 1 || value > MAX_SIDE) {
    throw new RangeError(`kolamLine: ${name} must be a whole number from 1 to ${MAX_SIDE}`);
  }
}

/**
 * Draws a line around a grid of dots; the same options give the same drawing in every engine.
 *
 * Lengths are viewBox units: dots stand 10 apart, 5 from the border, and the line keeps 1.5 from
 * it. `columns` and `rows` (default: `columns`) are 1 to 32, otherwise a RangeError is thrown.
 * `shape` is a full rectangle (default), or the diamond whose corners touch its sides.
 * A square grid looks the same after a quarter turn, another one in a mirror. `paths` are closed SVG
 * paths: one where the symmetry allows it, two for a square grid with an even number of columns, since a
 * single line cannot be turned onto itself there.
 */
export function kolamLine({
  seed,
  columns,
  rows = columns,
  shape = 'square',
}: MotifOptions): MotifDrawing {
  assertSide('columns', columns);
  assertSide('rows', rows);
  if (shape === 'diamond' && columns !== rows) {
    throw new RangeError(`kolamLine: a diamond is as wide as high, not ${columns} × ${rows}`);
  }

  const random = randomFrom(seed);
  const grid = gridOf(columns, rows, shape);
  const fewest = columns === rows && columns % 2 === 0 ? 2 : 1;
  let links = weave(grid, random);
  let loops = mergeLoops(grid, links, random);
  for (let attempt = 1; attempt < ATTEMPTS && loops > fewest; attempt++) {
    const otherLinks = weave(grid, random);
    const otherLoops = mergeLoops(grid, otherLinks, random);
    if (otherLoops < loops) [links, loops] = [otherLinks, otherLoops];
  }

  const arcs: Arc[][] = Array.from({ length: loops }, () => []);
  trace(grid, links, (loop, arc) => arcs[loop]?.push(arc));
  const lines = arcs.map((loop) => toSegments(loop, links, columns));
  const [line = []] = lines;
  const turned = columns === rows && lines.length === 1 && line.length % 4 === 0;
  return {
    width: columns * 10,
    height: rows * 10,
    dots: grid.dots.map((dot) => ({
      x: (dot % columns) * 10 + 5,
      y: Math.floor(dot / columns) * 10 + 5,
    })),
    paths: lines.map((segments) => `${segments.join('')}z`),
    quarter: turned ? line.slice(0, line.length / 4).join('') : undefined,
  };
}
