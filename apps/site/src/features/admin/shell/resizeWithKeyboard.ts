/**
 * Lets a phone's keyboard make the page smaller instead of covering it, as long as the panel is open: visitors'
 * pages would change their layout. Browsers without it cover the page (`useVisibleArea`). @returns ends that
 */
export function resizeWithKeyboard(): () => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  const before = meta?.content ?? '';
  if (meta) meta.content = `${before}, interactive-widget=resizes-content`;
  return () => {
    if (meta) meta.content = before;
  };
}
