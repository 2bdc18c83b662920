import { useEffect } from 'react';

/** Milliseconds after which the view transition stops waiting: until then nothing is rendered. */
const MOST_WAIT = 500;

let onRendered: (() => void) | undefined;

/** Resolves when the next article's page is in the document. */
export const articleRendered = () =>
  new Promise<void>((resolve) => {
    onRendered = resolve;
    setTimeout(resolve, MOST_WAIT);
  });

/** For an article's page, which is mounted anew for each article. */
export function useArticleRendered(): void {
  useEffect(() => onRendered?.(), []);
}
