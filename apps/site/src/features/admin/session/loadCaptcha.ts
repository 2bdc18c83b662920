import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '#src/lib/captchaProviders.ts';
import { trustedScriptUrl } from '../lib/trustedScriptUrl';

/** Milliseconds until a script that neither loads nor fails counts as failed. */
const TIMEOUT = 15_000;

/** What both providers' scripts offer. */
export interface CaptchaApi {
  /** @returns the widget's id */
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string;
  remove: (widget: string) => void;
}

/** Loads a provider's script once. @throws Error when it doesn't load; the next call tries again */
export async function loadCaptcha(provider: CaptchaProvider): Promise<CaptchaApi> {
  const scope = window as { [Name in CaptchaProvider]?: CaptchaApi };
  if (!scope[provider]) await loadScript(CAPTCHA_PROVIDERS[provider].script);
  const api = scope[provider];
  if (!api) throw new Error(`The script of ${provider} has no widget.`);
  return api;
}

async function loadScript(scriptUrl: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timeout = setTimeout(() => reject(new Error(`No answer from ${scriptUrl}`)), TIMEOUT);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${scriptUrl} could not be loaded`)));
  try {
    script.src = trustedScriptUrl(scriptUrl);
    document.head.append(script);
    await promise;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timeout);
  }
}
