import { viewTransition } from './viewTransition';

/** Names that view transitions know the parts of an entry's head by, and where its page has them. */
const HEAD = {
  'entry-title': 'main header h1',
  'entry-motif': 'main header > svg',
  'entry-picture': 'main header img',
};

type Parts = Partial<Record<keyof typeof HEAD, HTMLElement | SVGElement | null | undefined>>;

/**
 * Shows the entry that a link leads to in a view transition, in which the link's title, its picture
 * and the motif beside it move to the head of the new page.
 * @param show resolves when the new page is in the document
 */
export function entryTransition(link: HTMLElement, show: () => Promise<void>): void {
  const head = (): Parts => ({
    'entry-title': document.querySelector<HTMLElement>(HEAD['entry-title']),
    'entry-motif': document.querySelector<SVGElement>(HEAD['entry-motif']),
    'entry-picture': document.querySelector<HTMLElement>(HEAD['entry-picture']),
  });
  const title = link.querySelector<HTMLElement>('h2');
  const pressed: Parts = {
    'entry-title': title ?? link,
    'entry-motif': title && link.closest('nav')?.querySelector(':scope > svg'),
    'entry-picture': link.querySelector('img'),
  };
  // A name may be in a document once, and the page of the link may still be there: the new one is slow.
  name(head(), false);
  name(pressed);
  viewTransition('page', async () => {
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
