import type { Page, Request, Route } from '@playwright/test';
import { neverAnswer } from './clock.ts';

/** A failure of a request, and what the site can know of it. */
export interface Fault {
  name: string;
  answer: (route: Route) => unknown;
  /** Error message of the response. */
  message?: string;
  /** The response is held until `release`; the request succeeds. */
  delayed?: true;
  /** The server has executed the request, but its response is lost. */
  applied?: true;
  /** There is no response: the request times out. */
  timesOut?: true;
  /** The status is one after which the site does not retry. */
  permanent?: true;
}

const refusal = (status: number, permanent?: true): Fault => {
  const message = `Refused with ${status}`;
  const json = { message, msg: message, code: String(status), details: null, hint: null };
  return {
    name: `answers ${status}`,
    answer: (route) => route.fulfill({ status, json }),
    message,
    ...(permanent && { permanent }),
  };
};

export const FAULTS: readonly Fault[] = [
  { name: 'refuses the connection', answer: (route) => route.abort('connectionrefused') },
  { name: 'resets the connection', answer: (route) => route.abort('connectionreset') },
  { name: 'never answers', answer: neverAnswer, timesOut: true },
  { name: 'answers late', answer: (route) => route.continue(), delayed: true },
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
    name: 'executes the request and loses the answer',
    answer: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    applied: true,
  },
];

/** A request of the site, by the path of its address and its method. */
export interface Call {
  path: string | RegExp;
  method: string;
}

/** Intercepts a request with a fault until `removeFault`, and collects the requests. */
export async function injectFault(
  page: Page,
  { path, method }: Call,
  fault: Fault,
): Promise<{ requests: Request[]; release: () => void; removeFault: () => Promise<void> }> {
  const requests: Request[] = [];
  const held = Promise.withResolvers<void>();
  const isPath = ({ pathname }: URL) =>
    typeof path === 'string' ? pathname === path : path.test(pathname);
  const handle = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    requests.push(route.request());
    if (fault.delayed) await held.promise;
    // The page may have aborted the request.
    await Promise.resolve(fault.answer(route)).catch(() => {});
  };
  await page.route(isPath, handle);
  return {
    requests,
    release: held.resolve,
    removeFault: () => page.unroute(isPath, handle),
  };
}
