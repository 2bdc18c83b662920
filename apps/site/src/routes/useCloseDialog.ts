import { LazyDialog } from '@agency/ui/primitives/LazyDialog';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backgroundOf } from '../dialogState';
import { firstInteraction } from '../startup/firstInteraction';

/** Leaves a dialog: back to the list that it was opened from, else to the list in its place. */
export function useCloseDialog(list: string): () => void {
  const navigate = useNavigate();
  const background = backgroundOf(useLocation());
  useEffect(() => {
    // A visitor who interacts may open a dialog next.
    void firstInteraction()
      .then(LazyDialog.preload)
      .catch(() => {});
  }, []);
  return useCallback(() => {
    if (background === list) navigate(-1);
    else navigate(list, { replace: true });
  }, [navigate, background, list]);
}
