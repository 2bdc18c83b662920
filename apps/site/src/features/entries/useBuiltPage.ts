import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { loadAgain } from '#src/app/loading/navigation.ts';

/**
 * Opens the page of the build at the URL of a link, when the application could not read what it shows. A
 * document that was opened with this URL is that page.
 */
export function useBuiltPage(unreadable: boolean): void {
  const isFollowed = useNavigationType() !== 'POP';
  useEffect(() => {
    if (unreadable && isFollowed) void loadAgain();
  }, [unreadable, isFollowed]);
}
