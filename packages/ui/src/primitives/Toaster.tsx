import { Toaster as Sonner, toast } from 'sonner';
import { NOTIFICATION_REGION } from './notificationRegions';
import { close, description, title, toast as toastClass, tones, words } from './Toaster.css';

/** Milliseconds on the screen. An error stays longer: there is more to read in it. */
const SUCCESS_DURATION = 4000;
const ERROR_DURATION = 5000;

/** The one place where notifications appear: 3 at most, 356 px wide, 14 px apart. */
export function Toaster() {
  return (
    <div {...NOTIFICATION_REGION}>
      <Sonner
        position="bottom-right"
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
            content: words,
            title,
            description,
            cancelButton: close,
          },
        }}
      />
    </div>
  );
}

// Sonner puts its own close button in front of the text, and screen readers would begin with it.
const cancel = { label: 'Close', onClick: () => {} };

export const notify = {
  success: (heading: string, text: string) => toast.success(heading, { description: text, cancel }),
  error: (heading: string, text: string) =>
    toast.error(heading, { description: text, cancel, duration: ERROR_DURATION }),
};
