import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Shows another entry in the open dialog. It replaces the first: Back closes the dialog, and the list stays filtered. */
export function useShowInDialog(): (href: string) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback((href) => void navigate(href, { state, replace: true }), [navigate, state]);
}
