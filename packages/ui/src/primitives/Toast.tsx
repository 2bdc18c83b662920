import { useState } from 'react';
import { usePausableTimeout } from '../hooks/usePausableTimeout';
import { useSwipeAway } from '../hooks/useSwipeAway';
import { duration } from '../tokens/motion';
import { cx } from './cx';
import { Link } from './Link';
import { sharedWords } from './sharedWords';
import * as css from './Toast.css';
import type { ToastData } from './toastStore';

/** Milliseconds on the screen; an error's text is longer. */
const DURATIONS = { success: 4000, error: 5000 } as const;

export interface ToastProps extends Omit<ToastData, 'id'> {
  /** Newer ones have its place. */
  hidden: boolean;
  /** While it is, its time stands still. */
  paused: boolean;
  /** It begins to leave; called with the focus still in it where it is. */
  onClose: () => void;
  /** It has left. */
  onGone: () => void;
}

/**
 * A notification: a heading, one sentence and an action. It leaves when its time is over, or is closed or
 * swiped away.
 */
export function Toast(props: ToastProps) {
  const { tone, heading, text, action, hidden, paused, onClose, onGone } = props;
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    if (leaving) return;
    onClose();
    setLeaving(true);
    setTimeout(onGone, duration.quick);
  };
  const swipe = useSwipeAway(leave);
  usePausableTimeout(DURATIONS[tone], paused || leaving, leave);
  return (
    <li
      className={cx(css.toast, css.tones[tone])}
      data-leaving={leaving ? '' : undefined}
      hidden={hidden}
      {...swipe}
    >
      <div className={css.text}>
        <div className={css.title}>{heading}</div>
        <div className={css.description}>{text}</div>
      </div>
      <div className={css.buttons}>
        {action &&
          ('href' in action ? (
            <Link look="bare" href={action.href} className={css.button} onClick={leave}>
              {action.label}
            </Link>
          ) : (
            <button
              type="button"
              className={css.button}
              onClick={() => {
                leave();
                action.onClick();
              }}
            >
              {action.label}
            </button>
          ))}
        <button type="button" className={css.button} onClick={leave}>
          {sharedWords.close}
        </button>
      </div>
    </li>
  );
}
