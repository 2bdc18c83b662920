import { entryTransition } from '@agency/ui/hooks/entryTransition';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainPress, navigateTo } from '#src/app/loading/navigation.ts';
import { usePrefetch } from '#src/lib/backend/usePrefetch.ts';
import type { EntryQueries } from './neighbourQueries';

/** Milliseconds that an entry may take to be read before its page shows that it loads. */
const LONGEST_READ = 1000;
/** Milliseconds after which the view transition stops waiting: until then nothing is rendered. */
const LONGEST_TRANSITION = 500;

let onRendered: (() => void) | undefined;

/** Tells that an entry's page is in the document; it is mounted anew for each entry. */
export function useEntryRendered(): void {
  useEffect(() => onRendered?.(), []);
}

/**
 * Links from an entry's page to others of its list: the page stays until the next entry is read, and then turns
 * into its page.
 * @param one reads an entry by the name in its URL
 * @returns captures the clicks inside an element around the links
 */
export function useEntryTransition<Entry>(
  listHref: string,
  one: EntryQueries<Entry, unknown>['entry'],
): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isPlainPress(event) || !link.pathname.startsWith(`${listHref}/`)) return;
    event.preventDefault();
    const href = link.pathname;
    const wasRead = prefetch(one(decodeURIComponent(href.slice(listHref.length + 1))));
    const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_READ));
    void navigateTo({
      href,
      preload: () => Promise.race([wasRead, waited]),
      show: () =>
        entryTransition(link, () => {
          const rendered = new Promise<void>((resolve) => {
            onRendered = resolve;
            setTimeout(resolve, LONGEST_TRANSITION);
          });
          navigate(href);
          return rendered;
        }),
      openDocument: () => window.location.assign(href),
    });
  };
}
