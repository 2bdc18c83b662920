import lighthouse, { type Result } from 'lighthouse';
import { pages } from '../support/pages.ts';
import { type Part, type Site, withSite } from './bench.ts';
import { type Figure, median } from './figures.ts';
import { LIMITS } from './limitPages.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Gate: FCP and LCP of a page, divided by those of the limit page with a font. */
const RATIO = 1.1;
/** Gates: layout shift, kB in all, kB of scripts, and number of requests. */
const GATES = { cls: 0.01, total: 180, script: 90, listScript: 150, requests: 10 };

/** Pages that read from the backend. */
const LISTS: readonly string[] = ['/portfolio', '/blog'];

/** Lighthouse's mobile preset, which simulates slow 4G and a four times slower CPU. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  measure: () =>
    withSite({}, async (site) => {
      const addresses = [LIMITS.bare, LIMITS.font, ...pages.map(({ path }) => path)];
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
  const script = LISTS.includes(subject) ? GATES.listScript : GATES.script;
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
    { subject, name: 'TBT ms', values: times(results, 'total-blocking-time') },
    {
      subject,
      name: 'CLS',
      values: times(results, 'cumulative-layout-shift'),
      most: GATES.cls,
    },
    { subject, name: 'total kB', values: kilobytes(results, () => true), most: GATES.total },
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
      most: GATES.requests,
    },
  ];
}

function ratios(subject: string, results: Result[], limit: { fcp: number; lcp: number }): Figure[] {
  const to = (audit: string, against: number) =>
    times(results, audit).map((value) => value / against);
  return [
    { subject, name: 'FCP ÷ limit', values: to('first-contentful-paint', limit.fcp), most: RATIO },
    {
      subject,
      name: 'LCP ÷ limit',
      values: to('largest-contentful-paint', limit.lcp),
      most: RATIO,
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
