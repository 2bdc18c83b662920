export const HEADING = /^(#{1,6})(?=[ \t]|$)/;
export const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
export const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
export const RULE = /^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
export const ITEM = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;

/** Whether an item may follow a line of words without a blank one. */
export const interrupts = (rest: string, [written, number]: RegExpExecArray) =>
  rest.slice(written.length).trim() !== '' && (number === undefined || Number(number) === 1);

export function headingText(rest: string): string {
  const text = rest.replace(/^#+/, '').trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || /[ \t]/.test(text[end - 1] ?? '') ? text.slice(0, end).trim() : text;
}
