import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backgroundOf } from '#lib/dialogState';

/** Leaves a dialog: back to the list that it was opened from, else to the list in its place. */
export function useCloseDialog(list: string): () => void {
  const navigate = useNavigate();
  const background = backgroundOf(useLocation());
  return useCallback(() => {
    if (background === list) navigate(-1);
    else navigate(list, { replace: true });
  }, [navigate, background, list]);
}
