import lighthouse, { type Result } from 'lighthouse';
import { pages } from '../support/pages.ts';
import { type Part, type Site, withSite } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { LIMIT } from './limitPages.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Gates: the times of a page, divided by those of the limit page with a font. */
const MOST_TIMES_LIMIT = { fcp: 1.1, lcp: 1.08 };
/** Gates: Speed Index divided by FCP, milliseconds of blocked main thread, layout shift, requests. */
const MOST = { speedIndex: 1.2, blocked: 90, cls: 0.01, requests: 12 };
/** Gates in kB with headers, which are about 1.6 kB for each file, by kind of page. */
const MOST_KB = {
  text: { total: 145, script: 95 },
  list: { total: 200, script: 125 },
  entry: { total: 200, script: 110 },
};

/** What is shared most often: an article that is opened from outside. */
const ENTRIES = [
  '/blog/pongal-page-ready-by-december',
  '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6',
];
const LISTS: readonly string[] = ['/portfolio', '/blog'];

function kindOf(url: string): keyof typeof MOST_KB {
  if (ENTRIES.includes(url)) return 'entry';
  return LISTS.includes(url) ? 'list' : 'text';
}

/** Lighthouse's mobile preset, which simulates slow 4G and a four times slower CPU. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  measure: () =>
    withSite(undefined, async (site) => {
      const urls = [LIMIT, ...pages.map(({ path }) => path), ...ENTRIES];
      const reports = new Map<string, Result[]>(urls.map((url) => [url, []]));
      for (let run = 0; run < RUNS; run += 1) {
        // All pages in each run, so that a slow phase of the machine affects all of them.
        for (const [url, results] of reports) {
          // Categories other than performance give the same score in each run.
          results.push(await report(site, url, run === 0 ? CATEGORIES : ['performance']));
        }
      }
      const limit = {
        fcp: median(times(reports.get(LIMIT) ?? [], 'first-contentful-paint')),
        lcp: median(times(reports.get(LIMIT) ?? [], 'largest-contentful-paint')),
      };
      return [...reports].flatMap(([url, results]) =>
        url === LIMIT
          ? figuresOf(url, results).map(({ subject, name, values }) => ({
              subject,
              name,
              values,
            }))
          : [...figuresOf(url, results), ...ratios(url, results, limit)],
      );
    }),
};

async function report(
  { debuggingPort, origin }: Site,
  url: string,
  onlyCategories: string[],
): Promise<Result> {
  const answer = await lighthouse(origin + url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories,
  });
  if (!answer || answer.lhr.runtimeError) {
    throw new Error(`Lighthouse failed on ${url}: ${answer?.lhr.runtimeError?.message}`);
  }
  return answer.lhr;
}

function figuresOf(subject: string, results: Result[]): Figure[] {
  const { total, script } = MOST_KB[kindOf(subject)];
  const first = times(results, 'first-contentful-paint');
  const figure = (name: string, values: number[], most?: number): Figure => ({
    subject,
    name,
    values,
    ...(most !== undefined && { most }),
  });
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
    figure('FCP ms', first),
    figure('LCP ms', times(results, 'largest-contentful-paint')),
    figure(
      'SI ÷ FCP',
      times(results, 'speed-index').map((index, run) => index / (first[run] ?? Number.NaN)),
      MOST.speedIndex,
    ),
    figure('TBT ms', times(results, 'total-blocking-time'), MOST.blocked),
    figure('CLS', times(results, 'cumulative-layout-shift'), MOST.cls),
    figure('total kB', kilobytes(results), total),
    figure('JS kB', kilobytes(results, 'Script'), script),
    figure(
      'requests',
      results.map((result) => requests(result).length),
      MOST.requests,
    ),
  ];
}

function ratios(subject: string, results: Result[], limit: { fcp: number; lcp: number }): Figure[] {
  const to = (audit: string, against: number) =>
    times(results, audit).map((value) => value / against);
  const { fcp, lcp } = MOST_TIMES_LIMIT;
  const first = to('first-contentful-paint', limit.fcp);
  const largest = to('largest-contentful-paint', limit.lcp);
  return [
    { subject, name: 'FCP ÷ limit', values: first, most: fcp },
    { subject, name: 'LCP ÷ limit', values: largest, most: lcp },
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

/** Requests over the network; `data:` and `blob:` URLs are none. */
function requests({ audits }: Result): Request[] {
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  return (details?.items ?? []).filter(({ url }) => /^https?:/.test(url));
}

/** @param type of the requests that count; default: all */
function kilobytes(results: Result[], type?: string): number[] {
  return results.map((result) =>
    requests(result)
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
  );
}
