/**
 * Marks what floats over the page and its dialogs: it stays usable while a modal dialog makes the rest of
 * the page inert.
 */
export const ABOVE_DIALOGS = { 'data-above-dialogs': '' } as const;

export const elementsAboveDialogs = (): Iterable<Element> =>
  document.querySelectorAll('[data-above-dialogs]');
