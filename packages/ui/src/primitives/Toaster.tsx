import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { useNotificationRoom } from '../hooks/useNotificationRoom';
import { useVisibleArea } from '../hooks/useVisibleArea';
import { ABOVE_DIALOGS } from './elementsAboveDialogs';
import { Toast } from './Toast';
import { edges, list, region as regionClass } from './Toaster.css';
import { type ToastAction, toastStore } from './toastStore';

/** Older ones are hidden until one of these has left; their time goes on. */
const VISIBLE = 3;
/** Of prerendered markup, which may be hydrated when the first notification is there already. */
const NONE: ReturnType<typeof toastStore.all> = [];

export interface ToasterProps {
  /** Of a screen from the tablet's width on; `top` where the buttons that answer stand below. Default: bottom. */
  edge?: 'bottom' | 'top';
  /** Default: English. */
  words?: typeof toasterWords;
}

export const toasterWords = { label: 'Notifications (Alt T)' };

/**
 * Where notifications appear, once in an application: the three newest, 356 px wide, 14 px apart; on a phone in a
 * strip at the lower edge of the screen, above which the page and its dialogs end. Their time stands still while one is pointed at or has the focus. The live region is there before the first of them.
 */
export function Toaster({ edge = 'bottom', words = toasterWords }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all, () => NONE);
  const region = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  useVisibleArea(strip);
  useNotificationRoom(strip);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const focusByKey = (event: KeyboardEvent) => {
      if (event.altKey && pressedKey(event) === 't') region.current?.focus();
    };
    document.addEventListener('keydown', focusByKey);
    return () => document.removeEventListener('keydown', focusByKey);
  }, []);

  /** Returns the focus to where it came from, else to the page's content. */
  const giveFocusBack = () => {
    if (!region.current?.contains(document.activeElement)) return;
    const { current } = origin;
    const isThere = current instanceof HTMLElement && current.isConnected;
    (isThere ? current : document.querySelector('main'))?.focus({ preventScroll: true });
  };
  const remove = (id: number) => {
    toastStore.remove(id);
    // What leaves under the pointer says nothing about it any more.
    if (toastStore.all().length === 0) setPointed(false);
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));
  return (
    <section
      {...ABOVE_DIALOGS}
      ref={region}
      className={regionClass}
      aria-label={words.label}
      aria-live="polite"
      aria-relevant="additions text"
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <ol
        ref={setStrip}
        className={`${list} ${edges[edge]}`}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
      >
        {toasts.map(({ id, ...toast }, index) => (
          <Toast
            key={id}
            {...toast}
            hidden={index < toasts.length - VISIBLE}
            paused={pointed || focused}
            onClose={giveFocusBack}
            onGone={() => remove(id)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Shows a notification: a heading, one sentence, and what a success offers besides. */
export const notify = {
  success: (heading: string, text: string, action?: ToastAction) =>
    toastStore.add({ tone: 'success', heading, text, action }),
  error: (heading: string, text: string) => toastStore.add({ tone: 'error', heading, text }),
  /** Takes all away. */
  clear: toastStore.clear,
};
