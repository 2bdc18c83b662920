import { useEffect } from 'react';
import { useOnFirstLocation } from '#lib/hydration/FirstScreen';
import { loadAgain } from '#lib/navigation';

/**
 * Opens the page of the build at this URL, when the application could not read what it shows.
 * Nothing happens at the URL that the document was opened with: it is that page.
 */
export function useBuiltPage(unreadable: boolean): void {
  const isBuilt = useOnFirstLocation();
  useEffect(() => {
    if (unreadable && !isBuilt) void loadAgain();
  }, [unreadable, isBuilt]);
}
