import { type RefObject, useEffect } from 'react';
import { pressedKey } from './pressedKey';

const CONTROLS = 'a, button, input, select, label';

/**
 * Closes a menu on Escape, on a tap beside its controls, and when the focus leaves it.
 * @param container holds the menu, its button, and everything that can be tapped while it is open
 * @param onDismiss gets whether it was Escape: the focus then belongs on the menu's button
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    const element = container.current;
    if (!open || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') onDismiss(true);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) onDismiss(false);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest(CONTROLS)) onDismiss(false);
    };
    const ends = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: ends.signal });
    document.addEventListener('focusin', onFocusIn, { signal: ends.signal });
    // On the element, not the document: iOS sends no click that only the document listens to.
    element.addEventListener('click', onClick, { signal: ends.signal });
    return () => ends.abort();
  }, [container, open, onDismiss]);
}
