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

/** Milliseconds that code, and then the server, has to arrive in. */
const TIME_LIMIT = 8000;

let current: Navigation | undefined;
const listeners = new Set<() => void>();

function set(next: Navigation | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a page once its code is there; what is on the screen stays until then. Where the code can't
 * be downloaded, for example because a newer deployment has removed it, the page is opened as a
 * document, but only if the server answers: else the browser's error page would replace this one.
 */
export async function navigateTo(request: NavigationRequest): Promise<void> {
  const { href, preload, show, openDocument } = request;
  const loading = preload();
  const navigation = loading && { href, failed: false, retry: () => void navigateTo(request) };
  set(navigation);
  if (!navigation) return show();
  const here = await Promise.race([loading, expiry()]).then(
    () => true,
    () => false,
  );
  const answered = here || (await answers(href));
  // Another link was followed meanwhile.
  if (current !== navigation) return;
  if (!answered) return set({ ...navigation, failed: true });
  if (!here) {
    // Back may restore this document from the cache, as it was left.
    window.addEventListener('pageshow', () => set(undefined), { once: true });
    return openDocument();
  }
  set(undefined);
  show();
}

/** Loads the document again, unless the browser's error page would replace it. */
export async function loadAgain(): Promise<void> {
  if (await answers(window.location.href)) window.location.reload();
}

const expiry = () =>
  new Promise((_, reject) => {
    setTimeout(reject, TIME_LIMIT);
  });

const answers = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT) }).then(
    () => true,
    () => false,
  );

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNavigation = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );

/** Whether a navigation to a URL waits; changes of others don't render the caller. */
export const useIsPending = (href: string) =>
  useSyncExternalStore(
    subscribe,
    () => current?.href === href && !current.failed,
    () => false,
  );
