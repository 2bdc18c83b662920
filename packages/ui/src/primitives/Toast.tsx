import { useEffect, useEffectEvent, useState } from 'react';
import { useCountdown } from '../hooks/useCountdown';
import { useSwipe } from '../hooks/useSwipe';
import { duration } from '../tokens/motion';
import { cx } from './cx';
import { close, description, text, title, toast as toastClass, tones } from './Toast.css';
import type { ToastData } from './toastStore';

/** Milliseconds on the screen; an error's text is longer. */
const DURATIONS = { success: 4000, error: 5000 } as const;

export interface ToastProps extends Omit<ToastData, 'id'> {
  /** Text of the close button. */
  closeLabel: string;
  /** Of the screen, over which it can be swiped away. */
  edge: 'top' | 'bottom';
  /** While it is, its time stands still. */
  paused: boolean;
  /** It begins to leave; called with the focus still in it where it is. */
  onClose: () => void;
  /** It has left. */
  onGone: () => void;
}

/** A notification: a heading and one sentence. It leaves when its time is over, or is closed or swiped away. */
export function Toast(props: ToastProps) {
  const { tone, heading, text: sentence, closeLabel, edge, paused, onClose, onGone } = props;
  const [leaving, setLeaving] = useState(false);
  const gone = useEffectEvent(onGone);
  const leave = () => {
    if (leaving) return;
    onClose();
    setLeaving(true);
  };
  useCountdown(DURATIONS[tone], paused || leaving, leave);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => gone(), duration.quick);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    <li
      className={cx(toastClass, tones[tone])}
      data-leaving={leaving ? '' : undefined}
      {...useSwipe(edge, leave)}
    >
      <div className={text}>
        <div className={title}>{heading}</div>
        <div className={description}>{sentence}</div>
      </div>
      <button type="button" className={close} onClick={leave}>
        {closeLabel}
      </button>
    </li>
  );
}
