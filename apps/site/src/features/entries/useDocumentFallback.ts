import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { loadAgain } from '#src/app/loading/navigation.ts';

/**
 * Loads the prerendered document of a URL that a link led to, when the backend could not be read. Not after Back,
 * Forward or a reload: they would come back to it again and again.
 */
export function useDocumentFallback(unreadable: boolean): void {
  const isFollowed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (unreadable && isFollowed) void loadAgain();
  }, [unreadable, isFollowed]);
}
