/** A key opens a dialog from anywhere: without an element that had the focus, the page gets it back. */
export const mainOfPage = {
  get current() {
    return document.querySelector('main');
  },
};
