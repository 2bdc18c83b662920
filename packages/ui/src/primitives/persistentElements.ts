/**
 * Marks what floats over the page and its dialogs: it stays usable while a modal dialog makes the rest of
 * the page inert.
 */
export const PERSISTS = { 'data-persists': '' } as const;

export const persistentElements = (): Iterable<Element> =>
  document.querySelectorAll('[data-persists]');
