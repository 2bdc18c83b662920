import { altInUrl, withAlt } from '@agency/model/altInUrl';
import { useRef, useState } from 'react';
import { editTextArea, placeAfter } from './editTextArea';
import type { Insertion } from './InsertForm';
import { insertPicture } from './insertPicture';
import { replaced } from './markdownEdit';
import { markdownLink, urlMeantBy } from './markdownLink';

type Kind = Insertion['kind'];

/**
 * The links and pictures that are about to be put into a text area. The last one is asked for, while what was chosen
 * for another is kept, or waits for its upload.
 * @param left of an earlier time: its pictures are kept, and a link with a URL
 */
export function useInsertForms(area: () => HTMLTextAreaElement, left: readonly Insertion[] = []) {
  const [forms, setForms] = useState(() => keptOf(left));
  const shown = forms.findLast(({ aside, waits }) => !aside && !waits);
  const lastId = useRef(Math.max(0, ...left.map(({ id }) => id)));
  const places = usePlaces();
  const change = (id: number, to: Partial<Insertion>) =>
    setForms((all) => all.map((form) => (form.id === id ? { ...form, ...to } : form)));
  const close = (id: number) => {
    setForms((all) => all.filter((form) => form.id !== id));
    area().focus({ preventScroll: true });
  };
  /** Back and Escape: a picture is kept, because choosing and describing it takes a while. */
  const putAside = ({ id, kind }: Insertion) => {
    if (kind === 'link') return close(id);
    change(id, { aside: true });
    area().focus();
  };
  /** One goes on with the text, while its picture is on its way. */
  const wait = (id: number) => {
    const { selectionEnd } = area();
    places.keep(id, area());
    change(id, { waits: true });
    area().focus();
    area().setSelectionRange(selectionEnd, selectionEnd);
  };
  const insert = (form: Insertion) => {
    const at = form.waits ? places.of(form.id) : area().selectionEnd;
    // Saving may have inserted it as it arrived.
    if (at === undefined) return;
    setForms((all) => all.filter(({ id }) => id !== form.id));
    places.pass(form.id, at, insertInto(area(), form, form.waits ? at : undefined));
  };
  /** Closes a form. What is complete in it was wanted in the text. */
  const finish = (form: Insertion) => {
    if (urlMeantBy(form.url)) return insert(form);
    return form.file ? putAside(form) : close(form.id);
  };
  const begin = (kind: Kind, file?: File): Insertion => {
    lastId.current += 1;
    places.keep(lastId.current, area());
    const words = file ? '' : selectedIn(area());
    const url = urlMeantBy(words);
    return { id: lastId.current, kind, words: url ? '' : words, url: url ?? '', file };
  };
  const open = (kind: Kind) => {
    const begun = forms.find((form) => form.kind === kind && !form.waits);
    const next = begun ? { ...begun, aside: false } : begin(kind);
    setForms((all) => [...all.filter(({ id }) => id !== next.id), next]);
  };
  /** Asks what the last of some files shows; the others are put where they were dropped once they are uploaded. */
  const openPictures = (files: readonly File[]) => {
    const added = files.map((file) => begin('image', file));
    setForms((all) => [...all.filter(isChosen), ...added].map(waitsBefore(added.at(-1))));
  };
  return {
    forms,
    shown,
    close,
    putAside,
    wait,
    follow: places.follow,
    insert,
    openPictures,
    /** A second press on its button. */
    toggle: (kind: Kind) => (shown?.kind === kind ? finish(shown) : open(kind)),
    change,
  };
}

const keptOf = (left: readonly Insertion[]): readonly Insertion[] =>
  left
    .filter(({ kind, url }) => kind === 'image' || url !== '')
    .map((form) => ({ ...form, waits: false, aside: true }));

const isChosen = ({ kind, url, file }: Insertion) => kind === 'link' || url !== '' || file;

const waitsBefore = (last: Insertion | undefined) => (form: Insertion) =>
  form === last || form.kind === 'link' || form.aside ? form : { ...form, waits: true };

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd);

/** @param at a place that was chosen before; default: what is selected. @returns the place behind it */
function insertInto(area: HTMLTextAreaElement, form: Insertion, at: number | undefined): number {
  const { kind, words, url } = form;
  const target = urlMeantBy(url) ?? url;
  if (kind === 'image')
    return insertPicture(area, words || altInUrl(target), withAlt(target, ''), at);
  const link = markdownLink(words.trim() || url, target);
  editTextArea(area, ({ start, end }) => replaced(start, end, link));
  return area.selectionEnd;
}

/** Places in a text that is written on, by the ids of what goes there; `follow` gets the text as it is then. */
function usePlaces() {
  const known = useRef({ text: '', places: new Map<number, number>() });
  const move = (to: (place: number, id: number) => number) => {
    const { places } = known.current;
    for (const [id, place] of places) places.set(id, to(place, id));
  };
  return {
    of: (id: number) => known.current.places.get(id),
    /** Where the caret is. */
    keep: (id: number, { value, selectionEnd }: HTMLTextAreaElement) => {
      known.current.text = value;
      known.current.places.set(id, selectionEnd);
    },
    follow: (next: string) => {
      const { text } = known.current;
      move((place) => placeAfter(text, next, place));
      known.current.text = next;
    },
    /** What was inserted at a place ends at another: what came later to the same place goes there. */
    pass: (inserted: number, at: number, end: number) => {
      known.current.places.delete(inserted);
      move((place, id) => (id > inserted && place === at ? end : place));
    },
  };
}
