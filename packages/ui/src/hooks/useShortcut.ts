import { useEffect } from 'react';

/**
 * Runs an action on Ctrl or ⌘ and a letter, but not while text is written or a dialog is open.
 * @param key the letter, in lower case
 * @param inDialog the open dialog is the action's own
 */
export function useShortcut(key: string, onPress: () => void, inDialog = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What a browser fills in by itself arrives as a key press without a key.
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== key) return;
      if (event.altKey || event.shiftKey || isWriting(event.target)) return;
      if (!inDialog && document.querySelector('[role="dialog"][data-open]')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, onPress, inDialog]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}
