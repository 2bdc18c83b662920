import { type RefObject, useEffect } from 'react';

/** Makes a text area as high as its text where the browser has no `field-sizing`; it does not shrink there. */
export function useGrowingTextArea(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (!area || CSS.supports('field-sizing', 'content')) return;
    const grow = () => {
      const { scrollHeight, clientHeight, offsetHeight } = area;
      if (scrollHeight > clientHeight)
        area.style.height = `${scrollHeight + offsetHeight - clientHeight}px`;
    };
    grow();
    area.addEventListener('input', grow);
    // Narrower lines are more lines.
    window.addEventListener('resize', grow);
    return () => {
      area.removeEventListener('input', grow);
      window.removeEventListener('resize', grow);
    };
  }, [root]);
}
