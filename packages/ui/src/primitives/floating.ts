/**
 * Marks what floats over the page and its dialogs: it stays usable while a modal dialog makes the rest of
 * the page inert.
 */
export const FLOATS = { 'data-floats': '' } as const;

export const floatingElements = (): Iterable<Element> => document.querySelectorAll('[data-floats]');
