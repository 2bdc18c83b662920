/**
 * Paths of the embedded backend that the site doesn't use. One-time codes by mail create accounts even with
 * sign-up off, and the metadata of a file names the account that uploaded it.
 */
const REFUSED = ['/auth/v1/otp', '/auth/v1/magiclink', '/storage/v1/object/info'];

/** A regular expression as a filter of the data API, and as a part of one that combines others. */
const PATTERN = /^(not\.)*i?match[.(]/;
const PATTERN_WITHIN = /[.](not\.)*i?match[.(]/;
const COMBINED = /(^|\.)(and|or)$/;

/**
 * Whether a request is refused although its interface is public. A regular expression can take hours, and
 * the embedded database, which has one thread, is asked nothing else meanwhile: no time limit ends it.
 */
export function isRefused({ pathname, searchParams }: URL): boolean {
  const asked = decoded(pathname);
  if (REFUSED.some((path) => asked === path || asked.startsWith(`${path}/`))) return true;
  return [...searchParams].some(([name, value]) =>
    (COMBINED.test(name) ? PATTERN_WITHIN : PATTERN).test(value),
  );
}

/** The path as the backend's router compares it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
