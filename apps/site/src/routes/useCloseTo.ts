import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leaves an opened item for its list: back to it where one came from it, in its place otherwise. */
export function useCloseTo(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  return useCallback(() => {
    if (state?.from === list) navigate(-1);
    else navigate(list, { replace: true });
  }, [navigate, state, list]);
}
