import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Replaces the former URL of an entry. @param href its present URL, if it has moved */
export function useMovedEntry(href: string | undefined): void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (href !== undefined) navigate(href + search + hash, { replace: true, state });
  }, [href, navigate, search, hash, state]);
}
