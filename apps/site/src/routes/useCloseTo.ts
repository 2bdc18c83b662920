import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenWanted } from '../whenWanted';

/** Leaves an opened item for its list: back to it where one came from it, in its place otherwise. */
export function useCloseTo(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  useEffect(() => {
    // Whoever touches the page may open a dialog next.
    void whenWanted().then(() => import('@agency/ui/primitives/Dialog'));
  }, []);
  return useCallback(() => {
    if (state?.from === list) navigate(-1);
    else navigate(list, { replace: true });
  }, [navigate, state, list]);
}
