import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Something that goes wrong with a request, and what a person is to be told of it. */
export interface Fault {
  name: string;
  answer: (route: Route) => unknown;
  /** What the server says of its refusal. */
  words?: string;
  /** It answers after all: nothing fails. */
  late?: true;
  /** What was asked for has been done. */
  done?: true;
  /** It is not waited for any longer at some time. */
  silent?: true;
  /** Asking again would change nothing. */
  final?: true;
}

const refusal = (status: number, final?: true): Fault => {
  const words = `Refused with ${status}`;
  const json = { message: words, msg: words, code: String(status), details: null, hint: null };
  return {
    name: `answers ${status}`,
    answer: (route) => route.fulfill({ status, json }),
    words,
    ...(final && { final }),
  };
};

/** Lets the page's time run on until something has come of it. */
export const passUntil = (page: Page, hasCome: () => Promise<unknown>) =>
  expect(async () => {
    await page.clock.runFor(2000);
    await hasCome();
  }).toPass({ intervals: [20] });

export const FAULTS: readonly Fault[] = [
  { name: 'refuses the connection', answer: (route) => route.abort('connectionrefused') },
  { name: 'resets the connection', answer: (route) => route.abort('connectionreset') },
  { name: 'never answers', answer: () => {}, silent: true },
  { name: 'answers late', answer: (route) => route.continue(), late: true },
  ...[401, 403, 404, 409, 429].map((status) => refusal(status, true)),
  ...[500, 503].map((status) => refusal(status)),
  {
    name: 'answers with broken JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{"id": "1", ' }),
  },
  {
    name: 'answers with a web page',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  },
  {
    name: 'does it and loses the answer',
    answer: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    done: true,
  },
];

/** A call of the site, in the words of the browser. */
export interface Call {
  path: string;
  method: string;
}

/** Puts a fault in the way of a call, until it is taken away. */
export async function put(
  page: Page,
  { path, method }: Call,
  fault: Fault,
): Promise<{ requests: Request[]; release: () => void; takeAway: () => Promise<void> }> {
  const requests: Request[] = [];
  const held = Promise.withResolvers<void>();
  const isPath = ({ pathname }: URL) => pathname === path;
  const handle = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    requests.push(route.request());
    if (fault.late) await held.promise;
    // Whoever has given up waiting needs no answer.
    await Promise.resolve(fault.answer(route)).catch(() => {});
  };
  await page.route(isPath, handle);
  return {
    requests,
    release: held.resolve,
    takeAway: () => page.unroute(isPath, handle),
  };
}
