import type { BuildJob, JobResult } from './buildJobs.ts';

/** Milliseconds between two lines of progress; a shorter build prints none. */
const INTERVAL = 4000;
const KINDS = ['pages', 'cards', 'files'] as const;

interface Sum {
  count: number;
  cached: number;
  bytes: number;
  compressed: number;
}

interface ReportOptions {
  /** Default: the console's. */
  log?: (line: string) => void;
  /** Milliseconds since any moment; default: those of the process. */
  now?: () => number;
}

/** Counts what a build makes, and prints how far it is. */
export function startReport({
  log = console.log,
  now = () => performance.now(),
}: ReportOptions = {}) {
  let pages = 0;
  let begin = now();
  let printed = begin;
  const sums = Object.fromEntries(
    KINDS.map((kind) => [kind, { count: 0, cached: 0, bytes: 0, compressed: 0 }]),
  ) as Record<BuildJob['kind'], Sum>;

  return {
    /** @param count pages that the build will make from now on */
    expect: (count: number) => {
      pages = count;
      begin = now();
      printed = begin;
    },
    add: ({ kind }: BuildJob, { bytes, compressed, cached }: JobResult) => {
      const sum = sums[kind];
      sum.count += 1;
      sum.cached += Number(cached);
      sum.bytes += bytes;
      sum.compressed += compressed;
      const { count } = sums.pages;
      if (kind !== 'pages' || count === pages || now() - printed < INTERVAL) return;
      printed = now();
      const left = ((printed - begin) / count) * (pages - count);
      log(`${number(count)} of ${number(pages)} pages, about ${seconds(left)} left.`);
    },
    /** A line for each kind of file: number, bytes, and how many came from the cache. */
    summary: () =>
      KINDS.filter((kind) => sums[kind].count > 0)
        .map((kind) => lineOf(kind, sums[kind]))
        .join('\n'),
  };
}

function lineOf(kind: BuildJob['kind'], { count, cached, bytes, compressed }: Sum): string {
  const name = kind === 'files' ? 'other text files' : kind;
  const sizes = [megabytes(bytes), ...(compressed > 0 ? [`${megabytes(compressed)} brotli`] : [])];
  return `${number(count)} ${name}: ${sizes.join(', ')}; ${number(cached)} from the cache`;
}

const number = (value: number) => value.toLocaleString('en');
const seconds = (milliseconds: number) => `${number(Math.ceil(milliseconds / 1000))} s`;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
