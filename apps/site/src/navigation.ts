import { type MouseEvent, useSyncExternalStore } from 'react';

/** A navigation that waits for the code of its page, or could not get it. */
interface Navigation {
  href: string;
  /** The code could not be downloaded, and neither can the page itself. */
  failed: boolean;
  retry: () => void;
}

interface NavigationRequest {
  href: string;
  /** Downloads what the page needs; undefined when it is there. */
  preload: () => Promise<unknown> | undefined;
  show: () => void;
  /** Leaves the application for the page as a document. */
  openDocument: () => void;
}

/** Whether a click asks for what a link leads to, in its place: no new tab, no download. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Milliseconds in which code that is cached arrives: until then, the navigation is not shown. */
const INSTANT = 30;

let current: Navigation | undefined;
/** What components see of `current`. */
let shown: Navigation | undefined;
const listeners = new Set<() => void>();

function show(): void {
  if (shown === current) return;
  shown = current;
  for (const listener of listeners) listener();
}

function set(next: Navigation | undefined): void {
  current = next;
  if (next && !next.failed) setTimeout(show, INSTANT);
  else show();
}

/**
 * Shows a page once its code is there; what is on the screen stays until then. Where the code can't
 * be downloaded, for example because a newer deployment has removed it, the page is opened as a
 * document, but only if the server answers: else the browser's error page would replace this one.
 */
export function navigateTo(request: NavigationRequest): void {
  const { href, preload, openDocument } = request;
  const loading = preload();
  if (!loading) {
    set(undefined);
    request.show();
    return;
  }
  const retry = () => navigateTo(request);
  const navigation = { href, failed: false, retry };
  set(navigation);
  const isCurrent = () => current === navigation;
  loading.then(
    () => {
      if (!isCurrent()) return;
      set(undefined);
      request.show();
    },
    async () => {
      const answered = await answers(href);
      if (!isCurrent()) return;
      if (answered) leave(openDocument);
      else set({ href, failed: true, retry });
    },
  );
}

/** Back may restore this document from the cache, as it was left. */
function leave(openDocument: () => void): void {
  window.addEventListener('pageshow', () => set(undefined), { once: true });
  openDocument();
}

/** Milliseconds that the server has to answer in. */
const ANSWER_TIME = 8000;

async function answers(href: string): Promise<boolean> {
  try {
    await fetch(href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    return true;
  } catch {
    return false;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNavigation = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );

/** Whether a navigation to an address waits; changes of others don't render the caller. */
export const useIsPending = (href: string) =>
  useSyncExternalStore(
    subscribe,
    () => shown?.href === href && !shown.failed,
    () => false,
  );
