import { type RefObject, useEffect } from 'react';
import { editTextArea } from './editTextArea';
import { continuedMarks, removedMarks } from './markdownEdit';

/** What becomes of the marks of a line, by the browser's names of what is about to change. */
const BY_INPUT: Readonly<Record<string, Parameters<typeof editTextArea>[1]>> = {
  insertLineBreak: continuedMarks,
  insertParagraph: continuedMarks,
  deleteContentBackward: removedMarks,
};

/** Enter goes on with a list or a quote in the text area of an element, and Backspace takes its mark. */
export function useListContinuation(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = root.current;
    // React has no event that comes before a key of a phone changes a text.
    box?.addEventListener('beforeinput', continueMarks);
    return () => box?.removeEventListener('beforeinput', continueMarks);
  }, [root]);
}

function continueMarks(event: InputEvent): void {
  const change = BY_INPUT[event.inputType];
  if (!change || event.isComposing || !(event.target instanceof HTMLTextAreaElement)) return;
  if (editTextArea(event.target, change)) event.preventDefault();
}
