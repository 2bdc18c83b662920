interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => typeof rules;
}

/**
 * A policy of Trusted Types, by which URLs of scripts are allowed. It is created at the first URL, and once: the
 * content security policy allows no second one of its name.
 * @param createScriptURL throws for a URL that is not allowed
 */
export function scriptPolicy(name: string, createScriptURL: (url: string) => string) {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
  return (url: string): string => {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy(name, { createScriptURL });
    return policy?.createScriptURL(url) ?? url;
  };
}
