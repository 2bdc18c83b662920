import { useEffect } from 'react';

/** Of `vars.height.notifications`. */
const NAME = '--ui-height-notifications';
/** What is read or filled in; not the contact form's trap, nor the cards of a list, which would jump. */
const HEADINGS_AND_FIELDS =
  ':is(h1, h2, h3, input:not([tabindex="-1"]), textarea, select):not(article *)';

/**
 * Keeps `vars.height.notifications` at the height, in CSS px, of what lies at the lower edge of a phone's
 * screen: the page and its dialogs end above it. When it grows, what it would cover is scrolled to: a heading
 * or field of the page, in a dialog what has the focus.
 */
export function useNotificationRoom(strip: HTMLElement | null): void {
  useEffect(() => {
    if (!strip) return;
    const { style } = document.documentElement;
    let room = 0;
    const observer = new ResizeObserver(() => {
      const before = room;
      // On a wider screen it lies in a corner.
      room =
        strip.offsetWidth === document.documentElement.clientWidth
          ? Math.ceil(strip.getBoundingClientRect().height)
          : 0;
      style.setProperty(NAME, `${room}px`);
      if (room > before) lastBelow(strip)?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(strip);
    return () => {
      observer.disconnect();
      style.removeProperty(NAME);
    };
  }, [strip]);
}

/** The last one that begins on the screen and ends below the strip's upper edge. */
function lastBelow(strip: HTMLElement): Element | null | undefined {
  if (document.querySelector('[role="dialog"][data-open]')) return document.activeElement;
  const line = strip.getBoundingClientRect().top;
  return [...document.querySelectorAll(HEADINGS_AND_FIELDS)].findLast((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight && bottom > line;
  });
}
