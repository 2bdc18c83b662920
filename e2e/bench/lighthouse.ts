import lighthouse, { type Result } from 'lighthouse';
import { pages } from '../support/pages.ts';
import { LIMIT_PAGE } from './benchPages.ts';
import { type Figure, median } from './figures.ts';
import { RUNS } from './inRuns.ts';
import { type Site, seeded, withSite } from './withSite.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Gates by kind of page: times as multiples of the limit page's, kB with headers of about 1.6 kB for each file. */
const MOST = {
  text: { first: 1.1, largest: 1.08, total: 145, script: 95 },
  pictures: { first: 1.35, largest: 1.15, total: 200, script: 95 },
  list: { first: 1.35, largest: 1.15, total: 200, script: 130 },
  entry: { first: 1.25, largest: 1.08, total: 200, script: 110 },
};
/** Weight may grow by so much before a gate is missed. */
const HEAD_ROOM = 1.05;

/** What is shared most often: an article that is opened from outside. */
const ENTRIES = [
  '/blog/pongal-page-ready-by-december',
  '/portfolio/e4a61f57-bae4-49dc-8605-f03cb6bf22d6',
];
const LISTS: readonly string[] = ['/portfolio', '/blog'];

function kindOf(url: string): keyof typeof MOST {
  if (ENTRIES.includes(url)) return 'entry';
  if (url === '/services') return 'pictures';
  return LISTS.includes(url) ? 'list' : 'text';
}

/** Lighthouse's mobile preset, which simulates slow 4G and a four times slower CPU. */
export const measureLighthouse = () =>
  withSite(seeded(), async (site) => {
    const urls = [...pages.map(({ path }) => path), ...ENTRIES];
    const limit: Result[] = [];
    const reports = new Map<string, Result[]>([
      [LIMIT_PAGE, limit],
      ...urls.map((url): [string, Result[]] => [url, []]),
    ]);
    for (let run = 0; run < RUNS; run += 1) {
      // All pages in each run, so that a slow phase of the machine affects all of them.
      for (const [url, results] of reports) {
        // Categories other than performance give the same score in each run.
        results.push(await report(site, url, run === 0 ? CATEGORIES : ['performance']));
      }
    }
    return [...reports].flatMap(([url, results]) => figuresOf(url, results, limit));
  });

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

/** @param limit the reports of the limit page, which has no gates itself */
function figuresOf(subject: string, results: Result[], limit: Result[]): Figure[] {
  const first = times(results, 'first-contentful-paint');
  const largest = times(results, 'largest-contentful-paint');
  const toLimit = (values: number[], audit: string) =>
    values.map((value) => value / median(times(limit, audit)));
  const most = MOST[kindOf(subject)];
  const figures: [name: string, values: number[], most?: number][] = [
    ['FCP ms', first],
    ['LCP ms', largest],
    ['TBT ms', times(results, 'total-blocking-time'), 90],
    ['FCP ÷ limit', toLimit(first, 'first-contentful-paint'), most.first],
    ['LCP ÷ limit', toLimit(largest, 'largest-contentful-paint'), most.largest],
    ['SI ÷ FCP', times(results, 'speed-index').map((it, run) => it / (first[run] ?? 0)), 1.2],
    ['CLS', times(results, 'cumulative-layout-shift'), 0.01],
    ['total kB', results.map((result) => kilobytes(requests(result))), HEAD_ROOM * most.total],
    [
      'JS kB',
      results.map((result) => kilobytes(requests(result, 'Script'))),
      HEAD_ROOM * most.script,
    ],
    ['requests', results.map((result) => requests(result).length), 12],
  ];
  if (results === limit)
    return figures.slice(0, 3).map(([name, values]) => ({ subject, name, values }));
  const scores = CATEGORIES.map((name) => ({
    subject,
    name,
    values: results
      .flatMap(({ categories }) => categories[name]?.score ?? [])
      .map((it) => Math.round(100 * it)),
    least: 100,
  }));
  return [...scores, ...figures.map(([name, values, most]) => ({ subject, name, values, most }))];
}

const times = (results: Result[], audit: string) =>
  results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

interface Request {
  resourceType?: string;
  transferSize?: number;
  url: string;
}

/** Requests over the network, of a type or all; `data:` and `blob:` URLs are none. */
function requests({ audits }: Result, type?: string): Request[] {
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  return (details?.items ?? []).filter(
    ({ url, resourceType }) => /^https?:/.test(url) && (!type || resourceType === type),
  );
}

const kilobytes = (sent: Request[]) =>
  sent.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
