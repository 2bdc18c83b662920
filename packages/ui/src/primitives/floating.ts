/**
 * Marks what floats over the page and its dialogs: it stays usable while a modal dialog makes the rest of
 * the page inert, and clear of a bar at the lower edge.
 */
export const FLOATS = { 'data-floats': '' } as const;

export const FLOATING = '[data-floats]';

export const floatingElements = (): Iterable<Element> => document.querySelectorAll(FLOATING);
