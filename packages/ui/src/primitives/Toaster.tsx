import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { Toaster as Sonner, type ToasterProps as ToasterOptions, toast } from 'sonner';
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

/** At the lower edge, or above the bar that is there; at the upper one between a header's ends. */
const PLACES = {
  bottom: {
    position: 'bottom-right',
    offset: { bottom: `calc(${vars.space.large} + ${vars.height.bottomBar})` },
    mobileOffset: { bottom: `calc(${vars.space.medium} + ${vars.height.bottomBar})` },
  },
  top: {
    position: 'top-center',
    swipeDirections: ['top', 'left', 'right'],
    offset: { top: vars.space.large },
    mobileOffset: { top: vars.space.medium },
  },
} satisfies Record<string, ToasterOptions>;

const CloseButton = createContext({ label: '', goBack: () => {} });

/** Inside a close button: the focus goes back to where it was when the notification leaves with it. */
function CloseText() {
  const { label, goBack } = useContext(CloseButton);
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const button = ref.current?.closest('button');
    return () => {
      if (button !== undefined && button === document.activeElement) goBack();
    };
  }, [goBack]);
  return <span ref={ref}>{label}</span>;
}

export interface ToasterProps {
  /** Text of each notification's close button; default: Close. */
  closeLabel?: string;
  /** Of the screen; `top` where the buttons that answer stand at the lower edge. Default: bottom. */
  edge?: 'bottom' | 'top';
}

/** Where notifications appear, once in an application: 3 at most, 356 px wide, 14 px apart. */
export function Toaster({ closeLabel = 'Close', edge = 'bottom' }: ToasterProps) {
  const origin = useRef<Element>(null);
  const closing = useMemo(() => {
    const goBack = () => {
      const { current } = origin;
      const isThere = current instanceof HTMLElement && current.isConnected;
      (isThere ? current : document.querySelector('main'))?.focus({ preventScroll: true });
    };
    return { label: closeLabel, goBack };
  }, [closeLabel]);
  return (
    <div
      {...NOTIFICATION_REGION}
      onFocusCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
      }}
    >
      <CloseButton value={closing}>
        <Sonner
          {...PLACES[edge]}
          visibleToasts={3}
          gap={14}
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
      </CloseButton>
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
