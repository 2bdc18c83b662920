/**
 * Writes a word with an input method where the focus is, and ends it with a key: as Chrome and Firefox send it,
 * then as Safari. It uses nothing of its module, so that it can be evaluated in another page.
 */
export function typeByIme(word: string, end: 'Enter' | 'Escape'): void {
  const field = document.activeElement as HTMLInputElement | HTMLTextAreaElement;
  const press = (isComposing: boolean) => {
    const init = { key: end, code: end, isComposing, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    // Not every browser takes it from the options.
    Object.defineProperty(event, 'keyCode', { value: 229 });
    field.dispatchEvent(event);
  };
  const compose = (kind: string) =>
    field.dispatchEvent(new CompositionEvent(kind, { data: word, bubbles: true }));
  const write = (text: string) => {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'select');
    const inputType = 'insertCompositionText';
    field.dispatchEvent(new InputEvent('input', { inputType, isComposing: true, bubbles: true }));
  };
  for (const keyIsLast of [false, true]) {
    compose('compositionstart');
    write(word);
    if (!keyIsLast) press(true);
    if (end === 'Escape') write('');
    compose('compositionend');
    if (keyIsLast) press(false);
    field.setSelectionRange(field.value.length, field.value.length);
  }
}
