import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Replaces an address that an entry has left by its present one. @param href undefined where it is right */
export function useMovedEntry(href: string | undefined): void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (href !== undefined) navigate(href + search + hash, { replace: true, state });
  }, [href, navigate, search, hash, state]);
}
