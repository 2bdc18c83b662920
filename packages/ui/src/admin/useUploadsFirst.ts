import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A picture on its way, as `PictureField` marks it; not in a form that was put aside, whose picture is not saved. */
const ON_ITS_WAY = ':is([data-upload=preparing], [data-upload=sending]):not([data-aside=true] *)';
const ARRIVED = '[data-upload=done], [data-upload=still]';

/**
 * Lets a form, or a part of it, go on only with the pictures that are on their way in it.
 * @param onArrived called once they are there, unless one fails or is cancelled
 * @param onMissing called where one fails or is cancelled
 * @returns whether it waits for one, and what begins or ends that: `waitForUploads` tells whether there is one to wait for
 */
export function useUploadsFirst(
  form: RefObject<HTMLElement | null>,
  onArrived: () => void,
  onMissing?: () => void,
) {
  const [waits, setWaits] = useState(false);
  const goOn = useEffectEvent(onArrived);
  const goBack = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    const box = form.current;
    if (!waits || !box) return;
    const sent = new Set(box.querySelectorAll(ON_ITS_WAY));
    const observer = new MutationObserver(() => {
      if (box.querySelector(ON_ITS_WAY)) return;
      setWaits(false);
      const missing = [...sent].find((field) => !field.isConnected || !field.matches(ARRIVED));
      missing?.scrollIntoView({ block: 'nearest' });
      if (missing) goBack();
      else goOn();
    });
    observer.observe(box, { subtree: true, childList: true, attributeFilter: ['data-upload'] });
    return () => observer.disconnect();
  }, [form, waits]);
  const waitForUploads = (): boolean => {
    const isOnItsWay = form.current?.querySelector(ON_ITS_WAY) != null;
    setWaits(isOnItsWay);
    return isOnItsWay;
  };
  return { waits, waitForUploads, release: () => setWaits(false) };
}
