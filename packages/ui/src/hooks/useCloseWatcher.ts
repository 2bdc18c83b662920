import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pressedKey } from './pressedKey';

/** Hears of Android's Back before the browser leaves the page; unknown to Firefox and Safari. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; destroy: () => void })
  | undefined;

/**
 * Closes a part that was opened within a dialog, instead of the dialog: on Escape in an element, and on Android's
 * Back in browsers that tell a page of it.
 * @param open names the part; undefined while there is none
 */
export function useCloseWatcher(
  element: RefObject<HTMLElement | null>,
  open: string | undefined,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = element.current;
    if (open === undefined || !box) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    box.addEventListener('keydown', onKeyDown);
    const watcher = typeof CloseWatcher === 'undefined' ? undefined : new CloseWatcher();
    if (watcher) watcher.onclose = () => close();
    return () => {
      box.removeEventListener('keydown', onKeyDown);
      watcher?.destroy();
    };
  }, [element, open]);
}
