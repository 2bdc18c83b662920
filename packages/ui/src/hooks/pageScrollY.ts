/**
 * Pixels by which the page is scrolled. Not `scrollY`: while a dialog is open on iOS, the body is fixed
 * where it was, and `scrollY` is 0.
 */
export const pageScrollY = () => -document.body.getBoundingClientRect().top;
