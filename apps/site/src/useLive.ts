import { useEffect } from 'react';

/** Says, once, that the page answers: the start script repeats what was pressed before. */
export function useLive(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.live !== undefined) return;
    dataset.live = '';
    window.dispatchEvent(new Event('live'));
  }, []);
}
