import { CAPTCHA_PROVIDERS } from '#src/lib/captchaProviders.ts';
import workerUrl from '../pictures/pictureWorker?worker&url';
import { TRUSTED_TYPES_POLICY_NAME } from './trustedTypesPolicyName';

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules;
}

const ALLOWED = [workerUrl, ...Object.values(CAPTCHA_PROVIDERS).map(({ script }) => script)];
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * A URL that a script may be loaded from, as Trusted Types ask for it. Their policy is created at the first one,
 * and once: the content security policy allows no second one of its name.
 * @throws TypeError for any other URL
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const createScriptURL = (each: string) => {
    if (ALLOWED.includes(each)) return each;
    throw new TypeError(`${each} is no script of this site.`);
  };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY_NAME, { createScriptURL });
  return policy?.createScriptURL(url) ?? url;
}
