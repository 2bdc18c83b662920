import { altOf, withAlt } from '@agency/model/pictureAlt';
import { useState } from 'react';
import type { Insertion } from './InsertForm';
import * as edits from './markdownEdit';
import { insertPicture } from './markdownPictures';

type Kind = Insertion['kind'];

/**
 * The links and pictures that are about to be put into a text area, at most one of each; the last one is asked for,
 * while what was chosen for the other is kept.
 * @param left of an earlier time: its picture is kept
 */
export function useInsertForms(area: () => HTMLTextAreaElement, left: readonly Insertion[] = []) {
  const [forms, setForms] = useState<readonly Insertion[]>(() =>
    left.filter(({ kind }) => kind === 'image').map((form) => ({ ...form, aside: true })),
  );
  const shown = forms.findLast(({ aside }) => !aside);
  const change = (kind: Kind, to: Partial<Insertion>) =>
    setForms((all) => all.map((form) => (form.kind === kind ? { ...form, ...to } : form)));
  const close = (kind: Kind) => {
    setForms((all) => all.filter((form) => form.kind !== kind));
    area().focus();
  };
  /** Cancel, Back and Escape: a picture is kept, because choosing and describing it takes a while. */
  const putAside = (kind: Kind) => {
    if (kind === 'link') return close(kind);
    change(kind, { aside: true });
    area().focus();
  };
  const insert = ({ kind, words, url }: Insertion) => {
    close(kind);
    const target = edits.urlMeantBy(url) ?? url;
    if (kind === 'image') return insertPicture(area(), words || altOf(target), withAlt(target, ''));
    const link = edits.markdownLink(words.trim() || url, target);
    edits.editArea(area(), ({ start, end }) => edits.replaced(start, end, link));
  };
  /** Closes a form. What is complete in it was wanted in the text. */
  const finish = (form: Insertion) =>
    edits.urlMeantBy(form.url) ? insert(form) : close(form.kind);
  const open = (kind: Kind, file?: File) => {
    const begun = forms.find((form) => form.kind === kind);
    if (begun && file) finish(begun);
    const { value, selectionStart, selectionEnd } = area();
    const selected = file ? '' : value.slice(selectionStart, selectionEnd);
    const url = edits.urlMeantBy(selected);
    const anew = { kind, words: url ? '' : selected, url: url ?? '', file };
    setForms((all) => [
      ...all.filter((form) => form.kind !== kind),
      file || !begun ? anew : { ...begun, aside: false },
    ]);
  };
  return {
    forms,
    shown,
    putAside,
    insert,
    open,
    /** A second press on its button. */
    toggle: (kind: Kind) => (shown?.kind === kind ? finish(shown) : open(kind)),
    change,
  };
}
