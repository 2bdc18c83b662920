import { type RefObject, useEffect, useState } from 'react';
import { byTouch } from '../tokens/mediaQueries';
import { keepDefinitionsApart, leaveDefinitions } from './insertPicture';
import { picturesIn, type TextPicture } from './picturesIn';
import { scrollToOffset } from './scrollToOffset';

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
    const onInput = (event: Event) => {
      // A change from elsewhere would end the composition of a word.
      if (!(event as InputEvent).isComposing) keepDefinitionsApart(area);
      read();
    };
    const onCaret = () => document.activeElement === area && leaveDefinitions(area);
    const onTap = () => leaveDefinitions(area, window.matchMedia(byTouch).matches);
    read();
    const ended = new AbortController();
    area.addEventListener('input', onInput, ended);
    area.addEventListener('compositionend', onInput, ended);
    area.addEventListener('click', onTap, ended);
    document.addEventListener('selectionchange', onCaret, ended);
    return () => ended.abort();
  }, [root]);
  const openPicture = (index: number) => {
    const area = root.current?.querySelector('textarea');
    const { alt, start, end } = picturesIn(area?.value ?? '')[index] ?? {
      alt: '',
      start: 0,
      end: 0,
    };
    if (!area) return;
    area.focus({ preventScroll: true });
    // Its description, so that one can be written at once.
    const from = start + '!['.length;
    area.setSelectionRange(from, Math.min(from + alt.length, end));
    scrollToOffset(area, start, 'center');
  };
  return { pictures, openPicture };
}

/** Their places may have changed since. */
const shownOf = (pictures: readonly TextPicture[]) =>
  JSON.stringify(pictures.map(({ alt, url }) => [alt, url]));
