/**
 * Paths of the embedded backend that the site doesn't use. One-time codes by mail create accounts even with
 * sign-up off, and the metadata of a file names the account that uploaded it.
 */
const BLOCKED = ['/auth/v1/otp', '/auth/v1/magiclink', '/storage/v1/object/info'];

/** A regular expression as a filter of the data API, and as a part of one that combines others. */
const PATTERN = /^(not\.)*i?match[.(]/;
const PATTERN_WITHIN = /[.](not\.)*i?match[.(]/;
const COMBINED = /(^|\.)(and|or)$/;

/** Characters of a query, encoded; the site's longest ones name a hundred messages by their ids. */
const LONGEST_QUERY = 4000;

/**
 * Whether a request is blocked although its interface is public. A regular expression can take hours, and a
 * pattern of LIKE with thousands of letters seconds for each text. The embedded database, which has one
 * thread, is asked nothing else meanwhile: no time limit ends it.
 */
export function isBlockedRequest({ pathname, search, searchParams }: URL): boolean {
  const asked = decoded(pathname);
  if (search.length > LONGEST_QUERY) return true;
  if (BLOCKED.some((path) => asked === path || asked.startsWith(`${path}/`))) return true;
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
