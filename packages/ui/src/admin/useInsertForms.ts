import { altInUrl, withAlt } from '@agency/model/altInUrl';
import { useRef, useState } from 'react';
import { editArea, placeAfter } from './editArea';
import type { Insertion } from './InsertForm';
import { replaced } from './markdownEdit';
import { markdownLink, urlMeantBy } from './markdownLink';
import { insertPicture } from './markdownPictures';

type Kind = Insertion['kind'];

/**
 * The links and pictures that are about to be put into a text area, at most one of each; the last one is asked for,
 * while what was chosen for the other is kept.
 * @param left of an earlier time: its picture is kept
 */
export function useInsertForms(area: () => HTMLTextAreaElement, left: readonly Insertion[] = []) {
  const [forms, setForms] = useState<readonly Insertion[]>(() =>
    left
      .filter(({ kind }) => kind === 'image')
      .map((form) => ({ ...form, waits: false, aside: true })),
  );
  const shown = forms.findLast(({ aside, waits }) => !aside && !waits);
  /** Where the picture that waits for its upload goes. */
  const { place, keepPlace, follow } = usePlace();
  const change = (kind: Kind, to: Partial<Insertion>) =>
    setForms((all) => all.map((form) => (form.kind === kind ? { ...form, ...to } : form)));
  const close = (kind: Kind) => {
    setForms((all) => all.filter((form) => form.kind !== kind));
    area().focus({ preventScroll: true });
  };
  /** Back and Escape: a picture is kept, because choosing and describing it takes a while. */
  const putAside = (kind: Kind) => {
    if (kind === 'link') return close(kind);
    change(kind, { aside: true });
    area().focus();
  };
  /** One goes on with the text, while its picture is on its way. */
  const wait = (kind: Kind) => {
    const { value, selectionEnd } = area();
    keepPlace(value, selectionEnd);
    change(kind, { waits: true });
    area().focus();
    area().setSelectionRange(selectionEnd, selectionEnd);
  };
  const insert = ({ kind, words, url, waits }: Insertion) => {
    setForms((all) => all.filter((form) => form.kind !== kind));
    const target = urlMeantBy(url) ?? url;
    const at = waits ? place.current.at : undefined;
    if (kind === 'image')
      return insertPicture(area(), words || altInUrl(target), withAlt(target, ''), at);
    const link = markdownLink(words.trim() || url, target);
    editArea(area(), ({ start, end }) => replaced(start, end, link));
  };
  /** Closes a form. What is complete in it was wanted in the text. */
  const finish = (form: Insertion) => {
    if (urlMeantBy(form.url)) return insert(form);
    return form.file ? putAside(form.kind) : close(form.kind);
  };
  const open = (kind: Kind, file?: File) => {
    const begun = forms.find((form) => form.kind === kind);
    if (begun && file) finish(begun);
    const { value, selectionStart, selectionEnd } = area();
    const selected = file ? '' : value.slice(selectionStart, selectionEnd);
    const url = urlMeantBy(selected);
    const anew = { kind, words: url ? '' : selected, url: url ?? '', file };
    setForms((all) => [
      ...all.filter((form) => form.kind !== kind),
      file || !begun ? anew : { ...begun, aside: false, waits: false },
    ]);
  };
  return {
    forms,
    shown,
    close,
    putAside,
    wait,
    follow,
    insert,
    open,
    /** A second press on its button. */
    toggle: (kind: Kind) => (shown?.kind === kind ? finish(shown) : open(kind)),
    change,
  };
}

/** A place in a text that is written on; `follow` gets the text as it is then. */
function usePlace() {
  const place = useRef({ text: '', at: 0 });
  const keepPlace = (text: string, at: number) => {
    place.current = { text, at };
  };
  const follow = (next: string) => {
    const { text, at } = place.current;
    keepPlace(next, placeAfter(text, next, at));
  };
  return { place, keepPlace, follow };
}
