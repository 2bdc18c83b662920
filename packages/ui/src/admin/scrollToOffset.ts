/**
 * Scrolls to a place in a text area. A browser does so by itself only where something is typed, and not where
 * the text area has grown by it.
 * @param place in UTF-16 units
 */
export function scrollToOffset(
  area: HTMLTextAreaElement,
  place: number,
  block: ScrollLogicalPosition,
): void {
  const { width, padding, border, font, lineHeight, letterSpacing } = getComputedStyle(area);
  const copy = document.createElement('div');
  const mark = document.createElement('span');
  Object.assign(copy.style, { width, padding, border, font, lineHeight, letterSpacing });
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap' });
  Object.assign(copy.style, { boxSizing: 'border-box', overflowWrap: 'break-word' });
  Object.assign(copy.style, { top: `${area.offsetTop}px`, left: `${area.offsetLeft}px` });
  // Clear of the toolbar above and the buttons below, which stay in view.
  mark.style.scrollMargin = '6rem';
  mark.textContent = '\u200b';
  copy.append(area.value.slice(0, place), mark);
  area.after(copy);
  mark.scrollIntoView({ block });
  copy.remove();
}
