/** Gets the focus back where no element had it: a key opens a dialog from anywhere. */
export const mainOfPage = {
  get current() {
    return document.querySelector('main');
  },
};
