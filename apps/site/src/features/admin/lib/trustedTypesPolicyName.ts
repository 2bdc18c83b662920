/** The name of the one policy of Trusted Types, which the content security policy allows and `trustedScriptUrl` creates. */
export const TRUSTED_TYPES_POLICY_NAME = 'scripts';
