import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the content after a navigation, and scrolls to the top, as a new document does.
 * Going back or forward keeps the scroll position that the browser restores.
 * @param screen changes when another page is shown, and not when a dialog opens over it
 */
export function useFocusContent(screen: string, contentId: string): void {
  const navigation = useNavigationType();
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (navigation !== 'POP') window.scrollTo({ top: 0 });
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [screen, navigation, contentId]);
}
