import { ErrorState } from '@agency/ui/patterns/ErrorState';
import { Text } from '@agency/ui/primitives/Text';
import { notify } from '@agency/ui/primitives/Toaster';
import { useCallback, useEffect, useRef, useState } from 'react';
import { admin } from '#src/content/admin.ts';
import type { Captcha } from '#src/lib/captchaProviders.ts';
import { loadCaptcha } from './loadCaptcha';

const captcha = import.meta.env.VITE_CAPTCHA;

/** The CAPTCHA of a form, where the backend is configured with one. */
export function useCaptcha() {
  const token = useRef<string>(undefined);
  const [attempts, setAttempts] = useState(0);
  const setToken = useCallback((next: string | undefined) => {
    token.current = next;
  }, []);
  return {
    captcha: captcha && <CaptchaWidget key={attempts} {...captcha} onToken={setToken} />,
    /** Runs an action with the token, or says that it is missing. A token is good for one action. */
    attempt: async <Result,>(
      title: string,
      action: (token: string | undefined) => Promise<Result>,
    ) => {
      if (captcha && token.current === undefined) {
        notify.error(title, admin.login.captcha.missing);
        return undefined;
      }
      const result = await action(token.current);
      setAttempts((count) => count + 1);
      return result;
    },
  };
}

interface CaptchaWidgetProps extends Captcha {
  /** Gets the token that the next sign-in takes; undefined when it has expired. */
  onToken: (token: string | undefined) => void;
}

/** The provider's own widget. Where it does not load, that is said, and can be tried again. */
function CaptchaWidget({ provider, siteKey, onToken }: CaptchaWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the widget again
  useEffect(() => {
    let remove = () => {};
    let unmounted = false;
    const show = async () => {
      const api = await loadCaptcha(provider);
      if (unmounted || !place.current) return;
      const widget = api.render(place.current, {
        sitekey: siteKey,
        callback: onToken,
        'expired-callback': () => onToken(undefined),
        'error-callback': () => setState('failed'),
      });
      remove = () => api.remove(widget);
      setState('shown');
    };
    show().catch(() => {
      if (!unmounted) setState('failed');
    });
    return () => {
      unmounted = true;
      remove();
      onToken(undefined);
    };
  }, [provider, siteKey, onToken, attempt]);

  const tryAgain = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return (
    // Takes the focus from 'Try again', which leaves.
    <div tabIndex={-1}>
      {state === 'loading' && (
        <Text size="small" tone="muted" role="status">
          {admin.login.captcha.loading}
        </Text>
      )}
      {state === 'failed' && <ErrorState text={admin.login.captcha.failed} onRetry={tryAgain} />}
      <div ref={place} hidden={state === 'failed'} />
    </div>
  );
}
