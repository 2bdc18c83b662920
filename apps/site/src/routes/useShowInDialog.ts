import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { dialogState } from '../dialogState';

/** Shows another entry in the open dialog. It takes the place of the first, so that Back closes the dialog. */
export function useShowInDialog(list: string): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href) => void navigate(href, { state: dialogState(list, href), replace: true }),
    [navigate, list],
  );
}
