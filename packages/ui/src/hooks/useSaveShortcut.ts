import { type RefObject, useEffect, useRef } from 'react';

/** Submits a form on Ctrl or ⌘ plus S, unless another dialog has the focus. */
export function useSaveShortcut(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const form = ref.current;
      if (!form || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // Autofill fires keydown events without a `key`.
      if (event.key?.toLowerCase() !== 's') return;
      // The browser would save the page.
      event.preventDefault();
      const focused = document.activeElement?.closest('[role="dialog"]');
      if (!focused || focused === form.closest('[role="dialog"]')) form.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return ref;
}
