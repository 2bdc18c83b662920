import { type RefObject, useEffect } from 'react';
import { leaveDefinitions } from './markdownPictures';
import { scrollToPlace } from './scrollToPlace';

/** Puts the caret at the end of the words of the text area in an element, and shows it once it has the focus. */
export function useCaretAtEnd(root: RefObject<HTMLElement | null>, continued: boolean): void {
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (!continued || !area) return;
    area.setSelectionRange(area.value.length, area.value.length);
    leaveDefinitions(area);
    const toCaret = () => scrollToPlace(area, area.selectionEnd, 'center');
    area.addEventListener('focus', toCaret, { once: true });
    return () => area.removeEventListener('focus', toCaret);
  }, [root, continued]);
}
