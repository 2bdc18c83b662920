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
export const hasText = (texts: object): boolean => Object.values(texts).some(Boolean);

export interface DraftedForm<Texts> {
  /** Undefined keeps nothing. */
  draft: FormDraft<Texts> | undefined;
  /** What the fields hold now. */
  read: () => Texts;
  fill: (texts: Texts) => void;
  empty: Texts;
  /** What the form begins with. @param typed before it was hydrated */
  merge: (typed: Texts, kept: Texts) => Texts;
}
