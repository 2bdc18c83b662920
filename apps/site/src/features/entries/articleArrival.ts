import { useEffect } from 'react';

/** Milliseconds after which the view transition stops waiting: until then nothing is rendered. */
const MOST_WAIT = 500;

let arrived: (() => void) | undefined;

/** Resolves when the next article's page is in the document. */
export const articleArrival = () =>
  new Promise<void>((resolve) => {
    arrived = resolve;
    setTimeout(resolve, MOST_WAIT);
  });

/** For an article's page, which is mounted anew for each article. */
export function useArticleArrival(): void {
  useEffect(() => arrived?.(), []);
}
