import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The half-written texts of a form on this device, shared by its tabs. */
export interface FormDraft<Texts> {
  /** Undefined where there is none. */
  read: () => Texts | undefined;
  write: (texts: Texts) => void;
  discard: () => void;
  /** Calls back when another tab has written or discarded it. */
  subscribe: (onChange: () => void) => () => void;
}

/** Whether any field holds something. */
const hasText = (texts: object): boolean => Object.values(texts).some(Boolean);

interface FormDraftOptions<Texts> {
  /** Undefined keeps nothing. */
  draft: FormDraft<Texts> | undefined;
  /** What the fields hold now. */
  read: () => Texts;
  fill: (texts: Texts) => void;
  empty: Texts;
  /** What the form begins with. @param typed before it was hydrated */
  merge: (typed: Texts, kept: Texts) => Texts;
}

/**
 * Fills a form from its draft and keeps the draft up to date. Where two tabs are open, the draft is what
 * was written last. A tab without text of its own shows what the other one writes.
 */
export function useFormDraft<Texts extends object>(form: FormDraftOptions<Texts>) {
  const { draft, read, fill, empty, merge } = form;
  const [written, setWritten] = useState(false);
  const [restored, setRestored] = useState(false);
  const writtenHere = useRef(false);
  const begun = useRef(false);
  const show = (texts: Texts) => {
    fill(texts);
    setWritten(hasText(texts));
  };
  const keep = (texts: Texts) => {
    setWritten(hasText(texts));
    if (!writtenHere.current) return;
    if (hasText(texts)) draft?.write(texts);
    else draft?.discard();
  };
  const save = () => keep(read());
  /** Shows texts as if they were typed; without texts, empties the form and discards the draft. */
  const replace = (texts: Texts | undefined) => {
    writtenHere.current = texts !== undefined;
    setRestored(false);
    show(texts ?? empty);
    if (texts) keep(texts);
    else draft?.discard();
  };
  const onChange = () => {
    writtenHere.current = true;
    // Before, it would replace a draft that is not read yet.
    if (begun.current) save();
  };
  const begin = useEffectEvent(() => {
    begun.current = true;
    const typed = read();
    writtenHere.current ||= hasText(typed);
    const kept = draft?.read();
    setRestored(kept !== undefined);
    show(merge(typed, kept ?? empty));
  });
  const follow = useEffectEvent(() => {
    if (!writtenHere.current) show(draft?.read() ?? empty);
  });
  // Another tab may have written since: after a reload this one shows its own text again.
  const leave = useEffectEvent(save);
  useEffect(() => {
    begin();
    const unsubscribe = draft?.subscribe(() => follow());
    const onLeave = () => leave();
    window.addEventListener('pagehide', onLeave);
    return () => {
      unsubscribe?.();
      window.removeEventListener('pagehide', onLeave);
    };
  }, [draft]);
  return { written, restored, onChange, replace };
}
