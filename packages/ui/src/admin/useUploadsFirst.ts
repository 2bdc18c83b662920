import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A picture on its way, as `PictureField` marks it; not in a form that was put aside, whose picture is not saved. */
const ON_ITS_WAY = ':is([data-upload=preparing], [data-upload=sending]):not([data-aside=true] *)';
const ARRIVED = '[data-upload=done], [data-upload=still]';

/** Whether a form, or a part of it, has pictures that are on their way. */
export const isUploading = (form: HTMLElement | null): boolean =>
  form?.querySelector(ON_ITS_WAY) != null;

/**
 * Lets a form, or a part of it, go on only with the pictures that are on their way in it, and not while a word is
 * composed: a change from elsewhere would end that.
 * @param onArrived called once they are there, unless one fails or is cancelled
 * @param onMissing called where one fails or is cancelled
 * @returns whether it waits for one, and what begins that: `waitForUploads` tells whether there is one to wait for
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
    const sent = new Set<Element>();
    let isComposing = false;
    const goOnOnceArrived = () => {
      const left = box.querySelectorAll(ON_ITS_WAY);
      for (const field of left) sent.add(field);
      if (isComposing || left.length > 0) return;
      setWaits(false);
      // One that is in the text by now has left as it arrived.
      const missing = [...sent].find((field) => !field.matches(ARRIVED));
      missing?.scrollIntoView({ block: 'nearest' });
      if (missing) goBack();
      else goOn();
    };
    const onComposition = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
      goOnOnceArrived();
    };
    goOnOnceArrived();
    const observer = new MutationObserver(goOnOnceArrived);
    observer.observe(box, { subtree: true, childList: true, attributeFilter: ['data-upload'] });
    document.addEventListener('compositionstart', onComposition);
    document.addEventListener('compositionend', onComposition);
    return () => {
      observer.disconnect();
      document.removeEventListener('compositionstart', onComposition);
      document.removeEventListener('compositionend', onComposition);
    };
  }, [form, waits]);
  const waitForUploads = (): boolean => {
    const isOnItsWay = isUploading(form.current);
    setWaits(isOnItsWay);
    return isOnItsWay;
  };
  return { waits, waitForUploads };
}
