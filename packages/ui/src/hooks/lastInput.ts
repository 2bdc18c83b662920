let byKey = true;

/** Whether the last input was a key: a focus that follows a press needs no tooltip. True before any input. */
export const inputWasKey = (): boolean => byKey;

/** Follows the inputs of the document, until the returned function is called. */
export function watchInput(): () => void {
  const inputs = ['keydown', 'pointerdown', 'mousedown'] as const;
  const listener = ({ type }: Event) => {
    byKey = type === 'keydown';
  };
  for (const input of inputs) document.addEventListener(input, listener, true);
  return () => {
    for (const input of inputs) document.removeEventListener(input, listener, true);
  };
}
