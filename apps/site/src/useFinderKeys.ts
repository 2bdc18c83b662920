import { useEffect } from 'react';
import { isSlashOn } from './slashKey';

/** Opens the search on Ctrl or ⌘ K, or on `/`, outside of fields and dialogs. */
export function useFinderKeys(onOpen: (open: true) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const wanted = event.ctrlKey || event.metaKey ? key === 'k' : key === '/' && isSlashOn();
      if (!wanted || (target as Element).closest('input,textarea,select,[role=dialog]')) return;
      event.preventDefault();
      onOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onOpen]);
}
