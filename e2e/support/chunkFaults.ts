import type { Page, Route } from '@playwright/test';
import { neverAnswer } from './clock.ts';

/** What can come in place of a script of the application. */
export interface ChunkFault {
  name: string;
  answer: (route: Route) => unknown;
  /** Nothing comes: the download times out. */
  hangs?: true;
  /** The network is gone, for the page's document as well. */
  offline?: true;
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

export const CHUNK_FAULTS: readonly ChunkFault[] = [
  { name: 'is gone', answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  {
    name: 'is a web page',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  },
  { name: 'throws', answer: script('throw new Error("broken")') },
  { name: 'never comes', answer: neverAnswer, hangs: true },
  { name: 'is asked for without a network', answer: (route) => route.abort(), offline: true },
];

/** Answers the scripts of a chunk with a fault until the returned function is called. */
export async function breakChunk(
  page: Page,
  chunk: string,
  { answer }: ChunkFault,
): Promise<() => Promise<void>> {
  const isBroken = ({ pathname }: URL) => pathname.startsWith(`/assets/${chunk}-`);
  const handle = (route: Route) => Promise.resolve(answer(route)).catch(() => {});
  await page.route(isBroken, handle);
  return () => page.unroute(isBroken, handle);
}
