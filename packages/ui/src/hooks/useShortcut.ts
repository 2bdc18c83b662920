import { useEffect } from 'react';

/**
 * Runs an action on Ctrl or ⌘ plus a letter, unless a text field has the focus or a dialog is open.
 * @param key the letter, in lower case
 * @param inDialog runs the action although a dialog is open; default false
 */
export function useShortcut(key: string, onPress: () => void, inDialog = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Autofill fires keydown events without a `key`.
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== key) return;
      if (event.altKey || event.shiftKey || isTextField(event.target)) return;
      if (!inDialog && document.querySelector('[role="dialog"][data-open]')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, onPress, inDialog]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}
