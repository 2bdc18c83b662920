import { useState } from 'react';

/** Copies a text. @param onRefused called where that is not allowed; default: nothing */
export function useCopy(text: string, onRefused?: () => void) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      onRefused?.();
    }
  };
  return { copied: outcome === 'copied', refused: outcome === 'refused', copy: () => void copy() };
}

/** As a ref, shows a new field with its text selected. */
export function selectText(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
