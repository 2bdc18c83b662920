/** Whether a part of it is between the top and the bottom of the viewport. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && width > 0;
}
