import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';

/** A picture on its way, as `PictureField` marks it; not in a form that was put aside, whose picture is not saved. */
const ON_ITS_WAY = ':is([data-upload=preparing], [data-upload=sending]):not([data-aside=true] *)';
const ARRIVED = '[data-upload=done], [data-upload=still]';

/**
 * Lets a form be sent only with the pictures that are on their way: it is sent again once they are there, unless one
 * fails or is cancelled.
 * @returns whether it waits for one, and what takes a submission for that
 */
export function useUploadsFirst(form: RefObject<HTMLFormElement | null>) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const box = form.current;
    if (!waits || !box) return;
    const sent = new Set(box.querySelectorAll(ON_ITS_WAY));
    const observer = new MutationObserver(() => {
      if (box.querySelector(ON_ITS_WAY)) return;
      setWaits(false);
      const missing = [...sent].find((field) => !field.isConnected || !field.matches(ARRIVED));
      if (missing) missing.scrollIntoView({ block: 'nearest' });
      else box.requestSubmit();
    });
    observer.observe(box, { subtree: true, childList: true, attributeFilter: ['data-upload'] });
    return () => observer.disconnect();
  }, [form, waits]);
  const hold = (event: SyntheticEvent): boolean => {
    const isOnItsWay = form.current?.querySelector(ON_ITS_WAY) != null;
    if (isOnItsWay) event.preventDefault();
    setWaits(isOnItsWay);
    return isOnItsWay;
  };
  return { waits, hold };
}
