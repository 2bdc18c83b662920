import { type RefObject, useEffect, useState } from 'react';
import { picturesIn, type TextPicture } from './textPictures';

/** The pictures of the text area in an element, as it is written, and a way to select one of them there. */
export function useTextPictures(root: RefObject<HTMLElement | null>) {
  const [pictures, setPictures] = useState<readonly TextPicture[]>([]);
  useEffect(() => {
    const area = root.current?.querySelector('textarea');
    if (!area) return;
    const read = () => {
      const next = picturesIn(area.value);
      setPictures((known) => (shownOf(known) === shownOf(next) ? known : next));
    };
    read();
    area.addEventListener('input', read);
    return () => area.removeEventListener('input', read);
  }, [root]);
  const openPicture = (index: number) => {
    const area = root.current?.querySelector('textarea');
    const { start, end } = picturesIn(area?.value ?? '')[index] ?? { start: 0, end: 0 };
    if (!area) return;
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, end);
    scrollToPlace(area, start);
  };
  return { pictures, openPicture };
}

/** A browser scrolls to the caret of a text area only when something is typed. */
function scrollToPlace(area: HTMLTextAreaElement, place: number): void {
  const { width, padding, border, font, lineHeight, letterSpacing } = getComputedStyle(area);
  const copy = document.createElement('div');
  const mark = document.createElement('span');
  Object.assign(copy.style, { width, padding, border, font, lineHeight, letterSpacing });
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap' });
  Object.assign(copy.style, { boxSizing: 'border-box', overflowWrap: 'break-word' });
  Object.assign(copy.style, { top: `${area.offsetTop}px`, left: `${area.offsetLeft}px` });
  copy.append(area.value.slice(0, place), mark);
  area.after(copy);
  mark.scrollIntoView({ block: 'center' });
  copy.remove();
}

/** Their places may have changed since. */
const shownOf = (pictures: readonly TextPicture[]) =>
  JSON.stringify(pictures.map(({ alt, url }) => [alt, url]));
