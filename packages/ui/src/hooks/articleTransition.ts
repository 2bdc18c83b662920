import { inViewTransition } from './inViewTransition';

/** Names that view transitions know the parts of an article's head by, and where its page has them. */
const HEAD = { 'article-title': 'main header h1', 'article-motif': 'main header svg' };

type Parts = Partial<Record<keyof typeof HEAD, HTMLElement | SVGElement | null | undefined>>;

/**
 * Shows the article that a link leads to in a view transition, in which the link's title and the motif
 * beside it move to the head of the new page.
 * @param show resolves when the new page is in the document
 */
export function articleTransition(link: HTMLElement, show: () => Promise<void>): void {
  const head = (): Parts => ({
    'article-title': document.querySelector<HTMLElement>(HEAD['article-title']),
    'article-motif': document.querySelector<SVGElement>(HEAD['article-motif']),
  });
  const title = link.querySelector<HTMLElement>('h2');
  const pressed: Parts = {
    'article-title': title ?? link,
    'article-motif': title && link.closest('nav')?.querySelector('svg'),
  };
  // A name may be in a document once, and the page of the link may still be there: the new one is slow.
  name(head(), false);
  name(pressed);
  inViewTransition('page', async () => {
    await show();
    name(pressed, false);
    name(head());
  });
}

function name(parts: Parts, named = true): void {
  for (const [key, part] of Object.entries(parts)) {
    if (part) part.style.viewTransitionName = named ? key : '';
  }
}
