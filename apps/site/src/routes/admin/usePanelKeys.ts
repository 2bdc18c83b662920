import { useEffect, useEffectEvent } from 'react';

/** Runs actions on Ctrl or ⌘ K, and on `?`, outside of fields and dialogs. */
export function usePanelKeys(onFind: () => void, onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const action = ctrlKey || metaKey ? key === 'k' && onFind : key === '?' && onHelp;
    if (!action || altKey) return;
    if ((target as Element).closest('input,textarea,select,[role=dialog]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
