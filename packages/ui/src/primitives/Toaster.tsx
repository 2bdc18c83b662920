import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { vars } from '../tokens/theme.css';
import { NOTIFICATION_REGION } from './notificationRegions';
import {
  close,
  description,
  text as textClass,
  title,
  toast as toastClass,
  tones,
} from './Toaster.css';

/** Milliseconds on the screen; an error's text is longer. */
const SUCCESS_DURATION = 4000;
const ERROR_DURATION = 5000;

/** From the lower edge, or from the bar that is there. */
const ABOVE_BAR = {
  wide: `calc(${vars.space.large} + ${vars.height.bottomBar})`,
  narrow: `calc(${vars.space.medium} + ${vars.height.bottomBar})`,
};

const CloseLabel = createContext('');

/** Inside a close button: the focus returns to where it was when the notification leaves with it. */
function CloseText() {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = ref.current?.closest('button');
    let before: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      before = relatedTarget;
    };
    button?.addEventListener('focus', remember);
    return () => {
      button?.removeEventListener('focus', remember);
      const leaves = button !== undefined && button === document.activeElement;
      if (!leaves) return;
      // Where nothing had the focus before, it would fall to the body.
      const target = before instanceof HTMLElement ? before : document.querySelector('main');
      target?.focus({ preventScroll: true });
    };
  }, []);
  return <span ref={ref}>{useContext(CloseLabel)}</span>;
}

export interface ToasterProps {
  /** Text of each notification's close button; default: Close. */
  closeLabel?: string;
}

/** Where notifications appear, once in an application: 3 at most, 356 px wide, 14 px apart. */
export function Toaster({ closeLabel = 'Close' }: ToasterProps) {
  return (
    <div {...NOTIFICATION_REGION}>
      <CloseLabel value={closeLabel}>
        <Sonner
          position="bottom-right"
          visibleToasts={3}
          gap={14}
          offset={{ bottom: ABOVE_BAR.wide }}
          mobileOffset={{ bottom: ABOVE_BAR.narrow }}
          duration={SUCCESS_DURATION}
          icons={{ success: null, error: null }}
          toastOptions={{
            unstyled: true,
            classNames: {
              toast: toastClass,
              success: tones.success,
              error: tones.error,
              content: textClass,
              title,
              description,
              cancelButton: close,
            },
          }}
        />
      </CloseLabel>
    </div>
  );
}

// Sonner's own close button stands before the text, where screen readers begin.
const cancel = { label: <CloseText />, onClick: () => {} };

/** Shows a notification: a heading and one sentence. */
export const notify = {
  success: (heading: string, text: string) => toast.success(heading, { description: text, cancel }),
  error: (heading: string, text: string) =>
    toast.error(heading, { description: text, cancel, duration: ERROR_DURATION }),
};
