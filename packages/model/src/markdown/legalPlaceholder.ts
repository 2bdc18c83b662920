/** What still has to be filled in, as a legal text marks it: `[[date]]`. */
export const LEGAL_PLACEHOLDER = /\[\[([^[\]]+)\]\]/g;
