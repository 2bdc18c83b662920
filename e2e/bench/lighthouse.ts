import lighthouse, { type Result } from 'lighthouse';
import { pages } from '../support/pages.ts';
import { type Part, type Site, withSite } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { LIMITS } from './limitPages.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Gates: the times of a page, divided by those of the limit page with a font. */
const MOST_TIMES_LIMIT = { fcp: 1.08, lcp: 1.05 };
/** Gates: Speed Index divided by FCP, milliseconds of blocked main thread, layout shift, requests. */
const MOST = { speedIndex: 1.15, blocked: 60, cls: 0.01, requests: 10 };
/** Gates in kB with headers, which are about 1.6 kB for each file, by kind of page. */
const MOST_KB = {
  text: { total: 130, script: 84 },
  list: { total: 180, script: 112 },
  entry: { total: 180, script: 96 },
};

/** What is shared most often: an article that is opened from outside. */
const ENTRIES = [
  '/blog/pongal-page-ready-by-december',
  '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6',
];
const LISTS: readonly string[] = ['/portfolio', '/blog'];

function kindOf(address: string): keyof typeof MOST_KB {
  if (ENTRIES.includes(address)) return 'entry';
  return LISTS.includes(address) ? 'list' : 'text';
}

/** Lighthouse's mobile preset, which simulates slow 4G and a four times slower CPU. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  measure: () =>
    withSite({}, async (site) => {
      const addresses = [LIMITS.bare, LIMITS.font, ...pages.map(({ path }) => path), ...ENTRIES];
      const reports = new Map<string, Result[]>(addresses.map((address) => [address, []]));
      for (let run = 0; run < RUNS; run += 1) {
        // All pages in each run, so that a slow phase of the machine affects all of them.
        for (const [address, results] of reports) {
          // Categories other than performance give the same score in each run.
          results.push(await report(site, address, run === 0 ? CATEGORIES : ['performance']));
        }
      }
      const limit = {
        fcp: median(times(reports.get(LIMITS.font) ?? [], 'first-contentful-paint')),
        lcp: median(times(reports.get(LIMITS.font) ?? [], 'largest-contentful-paint')),
      };
      return [...reports].flatMap(([address, results]) =>
        isLimit(address)
          ? figuresOf(address, results).map(({ subject, name, values }) => ({
              subject,
              name,
              values,
            }))
          : [...figuresOf(address, results), ...ratios(address, results, limit)],
      );
    }),
};

const isLimit = (address: string) => Object.values<string>(LIMITS).includes(address);

async function report(
  { debuggingPort, origin }: Site,
  address: string,
  onlyCategories: string[],
): Promise<Result> {
  const answer = await lighthouse(origin + address, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories,
  });
  if (!answer || answer.lhr.runtimeError) {
    throw new Error(`Lighthouse failed on ${address}: ${answer?.lhr.runtimeError?.message}`);
  }
  return answer.lhr;
}

function figuresOf(subject: string, results: Result[]): Figure[] {
  const { total, script } = MOST_KB[kindOf(subject)];
  return [
    ...CATEGORIES.map((category) => ({
      subject,
      name: category,
      values: results.flatMap(({ categories }) => {
        const { score } = categories[category] ?? {};
        return score === undefined || score === null ? [] : [Math.round(score * 100)];
      }),
      least: 100,
    })),
    { subject, name: 'FCP ms', values: times(results, 'first-contentful-paint') },
    { subject, name: 'LCP ms', values: times(results, 'largest-contentful-paint') },
    {
      subject,
      name: 'SI ÷ FCP',
      values: results.map(({ audits }) => {
        const { 'speed-index': index, 'first-contentful-paint': first } = audits;
        return (index?.numericValue ?? Number.NaN) / (first?.numericValue ?? Number.NaN);
      }),
      most: MOST.speedIndex,
    },
    {
      subject,
      name: 'TBT ms',
      values: times(results, 'total-blocking-time'),
      most: MOST.blocked,
    },
    {
      subject,
      name: 'CLS',
      values: times(results, 'cumulative-layout-shift'),
      most: MOST.cls,
    },
    { subject, name: 'total kB', values: kilobytes(results, () => true), most: total },
    {
      subject,
      name: 'JS kB',
      values: kilobytes(results, ({ resourceType }) => resourceType === 'Script'),
      most: script,
    },
    {
      subject,
      name: 'requests',
      values: results.map((result) => requests(result).length),
      most: MOST.requests,
    },
  ];
}

function ratios(subject: string, results: Result[], limit: { fcp: number; lcp: number }): Figure[] {
  const to = (audit: string, against: number) =>
    times(results, audit).map((value) => value / against);
  return [
    {
      subject,
      name: 'FCP ÷ limit',
      values: to('first-contentful-paint', limit.fcp),
      most: MOST_TIMES_LIMIT.fcp,
    },
    {
      subject,
      name: 'LCP ÷ limit',
      values: to('largest-contentful-paint', limit.lcp),
      most: MOST_TIMES_LIMIT.lcp,
    },
  ];
}

function times(results: Result[], audit: string): number[] {
  return results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
}

interface Request {
  resourceType?: string;
  transferSize?: number;
  url: string;
}

/** Requests over the network; `data:` and `blob:` addresses are none. */
function requests({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  return (details?.items ?? []).filter(({ url }) => /^https?:/.test(url));
}

function kilobytes(results: Result[], counts: (request: Request) => boolean): number[] {
  return results.map((result) =>
    requests(result)
      .filter(counts)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
  );
}
