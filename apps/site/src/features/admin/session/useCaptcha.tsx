import { notify } from '@agency/ui/primitives/Toaster';
import { useCallback, useRef, useState } from 'react';
import { admin } from '#content/admin';
import { parseCaptcha } from '#lib/captcha';
import { CaptchaWidget } from './CaptchaWidget';

const captcha = parseCaptcha(import.meta.env);

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
