/** The Trusted Types policy that lets scripts be loaded from the URLs of `trustedScript`, and nothing else. */
export const SCRIPT_POLICY = 'scripts';
