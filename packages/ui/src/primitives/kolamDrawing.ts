import type { MotifDrawing, MotifOptions } from './motifTypes.ts';
import { randomFrom } from './randomFrom.ts';

/** What lies between two neighbouring dots: the line turns back, crosses itself or runs along. */
const WALL = 0;
const CROSSING = 1;
const CHANNEL = 2;

const MOST_COLUMNS = 32;
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
type Arc = readonly [from: Port, to: Port];
type Grid = {
  /** Ports that a quarter turn takes to each other: they all have the same link. */
  orbits: Port[][];
  /** The dots in use, each as its place in the full square. */
  dots: number[];
  /** By port: the one of the neighbouring dot, or itself where there is none. */
  facing: Uint16Array;
};

const sideOf = (port: Port) => (port % 4) as Side;
const linkAt = (links: Uint8Array, port: Port) => links[port] as Link;

function gridOf(columns: number): Grid {
  /** By twice the distances from the middle, so that all is whole numbers. */
  const isDot = (x: number, y: number) =>
    Math.abs(2 * x - columns + 1) + Math.abs(2 * y - columns + 1) <= columns;
  const placeOf = (dot: number) => [dot % columns, Math.floor(dot / columns)] as const;
  const portAt = (x: number, y: number, side: number) => (y * columns + x) * 4 + (side % 4);

  const facing = Uint16Array.from({ length: columns ** 2 * 4 }, (_, port) => {
    const [x, y] = placeOf(port >> 2);
    const [dx, dy] = STEPS[sideOf(port)];
    return isDot(x, y) && isDot(x + dx, y + dy) ? portAt(x + dx, y + dy, sideOf(port) + 2) : port;
  });
  const turned = (port: Port) => {
    const [x, y] = placeOf(port >> 2);
    return portAt(columns - 1 - y, x, sideOf(port) + 1);
  };
  const seen = new Set<Port>();
  const orbits = Array.from(facing, (_, start) => {
    const orbit: Port[] = [];
    for (let port = start; !seen.has(port) && facing[port] !== port; port = turned(port)) {
      orbit.push(port, facing[port]!);
      seen.add(port).add(facing[port]!);
    }
    return orbit;
  }).filter((orbit) => orbit.length > 0);
  const dots = [...Array(columns ** 2).keys()].filter((dot) => isDot(...placeOf(dot)));
  return { orbits, dots, facing };
}

function setLinks(links: Uint8Array, orbit: Port[], link: Link) {
  for (const port of orbit) links[port] = link;
}

/** A dot opens into one channel at most: in longer rooms the line loses its dots. */
function takesChannel(links: Uint8Array, orbit: Port[]): boolean {
  const dots = orbit.map((port) => port >> 2);
  const isOpen = (dot: number) => links.subarray(dot * 4, dot * 4 + 4).includes(CHANNEL);
  return new Set(dots).size === dots.length && !dots.some(isOpen);
}

function weave(
  { orbits, facing }: Grid,
  channelled: Grid['orbits'],
  random: () => number,
): Uint8Array {
  const links = new Uint8Array(facing.length);
  for (const orbit of orbits) setLinks(links, orbit, random() % 8 < 3 ? WALL : CROSSING);

  let channels = Math.min(Math.floor(orbits.length / 7), 2 + (random() % 2));
  for (let tries = orbits.length; tries > 0 && channels > 0; tries--) {
    const orbit = channelled[random() % channelled.length];
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
        from = links[to] === WALL ? to : facing[to]!;
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
  const merges = (orbit: Port[]) => {
    const before = linkAt(links, orbit[0]!);
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

/**
 * Draws a line around a diamond of dots; the same options give the same drawing in every engine.
 *
 * Lengths are viewBox units: dots stand 10 apart, 5 from the border, and the line keeps 1.5 from
 * it. `columns` are 1 to 32, otherwise a RangeError is thrown. The drawing looks the same after a quarter
 * turn. `paths` are closed SVG paths: one for an odd number of columns, two for an even number, since a
 * single line cannot be turned onto itself there.
 */
export function kolamDrawing({ seed, columns, cut = false }: MotifOptions): MotifDrawing {
  if (!Number.isInteger(columns) || columns < 1 || columns > MOST_COLUMNS) {
    throw new RangeError(`kolamDrawing: columns must be a whole number from 1 to ${MOST_COLUMNS}`);
  }

  const random = randomFrom(seed);
  const grid = gridOf(columns);
  const leavesMiddle = (port: Port) =>
    port % 2 === 0 && 2 * Math.floor((port >> 2) / columns) === columns - 1;
  const channelled = cut ? grid.orbits.filter((orbit) => !orbit.some(leavesMiddle)) : grid.orbits;
  const fewest = columns % 2 === 0 ? 2 : 1;
  let links: Uint8Array = new Uint8Array();
  let loops = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && loops > fewest; attempt++) {
    const woven = weave(grid, channelled, random);
    const left = mergeLoops(grid, woven, random);
    if (left < loops) [links, loops] = [woven, left];
  }

  const arcs: Arc[][] = Array.from({ length: loops }, () => []);
  trace(grid, links, (loop, arc) => arcs[loop]?.push(arc));
  const lines = arcs.map((loop) => toSegments(loop, links, columns));
  const [line = []] = lines;
  const isTurned = lines.length === 1 && line.length % 4 === 0;
  return {
    size: columns * 10,
    dots: grid.dots.map((dot) => ({
      x: (dot % columns) * 10 + 5,
      y: Math.floor(dot / columns) * 10 + 5,
    })),
    paths: lines.map((segments) => `${segments.join('')}z`),
    quarter: isTurned ? line.slice(0, line.length / 4).join('') : undefined,
  };
}
