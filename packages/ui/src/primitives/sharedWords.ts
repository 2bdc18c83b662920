/** What several components say alike. */
export const sharedWords = {
  loading: 'Loading...',
  searching: 'Searching...',
  retry: 'Try again',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
};
