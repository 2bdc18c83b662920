import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Takes files that are dropped on, or pasted into, the form around an element, or the part of it with
 * `data-takes-files`. A browser would show a dropped file in place of the page.
 * @param onFiles gets them; without it, files are only kept from replacing the page
 * @returns a ref for the element, and whether files are dragged over the form
 */
export function useFileDropAndPaste<Element extends HTMLElement>(
  onFiles: ((files: readonly File[]) => void) | undefined,
): { ref: RefObject<Element | null>; over: boolean } {
  const ref = useRef<Element>(null);
  const [over, setOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined): boolean => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles?.(files);
    return files.length > 0;
  });

  useEffect(() => {
    const form = ref.current?.closest<HTMLElement>('[data-takes-files], form');
    if (!form) return;
    const ends = new AbortController();
    const on = <Kind extends 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => form.addEventListener(kind, listener, { signal: ends.signal });
    const drag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    on('dragenter', drag);
    on('dragover', drag);
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOver(false);
    });
    on('drop', (event) => {
      setOver(false);
      // A part of the form has taken it.
      if (event.defaultPrevented) return;
      if (take(event.dataTransfer?.files)) event.preventDefault();
    });
    on('paste', (event) => {
      // A copied text may bring a picture of itself along.
      if (event.clipboardData?.types.includes('text/plain') || event.defaultPrevented) return;
      if (take(event.clipboardData?.files)) event.preventDefault();
    });
    return () => ends.abort();
  }, []);
  return { ref, over };
}
