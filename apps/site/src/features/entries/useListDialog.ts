import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backgroundOf } from '#lib/dialogState';

/** Ways out of the dialog over a list. */
export function useListDialog(list: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const background = backgroundOf(location);
  const { state } = location;
  return {
    /** Leaves it: back to the list that it was opened from, else to the list in its place. */
    onClose: useCallback(() => {
      if (background === list) navigate(-1);
      else navigate(list, { replace: true });
    }, [navigate, background, list]),
    /** Shows another entry in it, in place of the first: Back closes it, and the list stays filtered. */
    show: useCallback(
      (href: string) => void navigate(href, { state, replace: true }),
      [navigate, state],
    ),
  };
}
