/** `Cache-Control` by path; `*` is any rest. */
export const CACHE_HEADERS = [
  // File names contain a hash of the content.
  { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { path: '/demo/*', value: 'public, max-age=86400' },
  { path: '/drawings/*', value: 'public, max-age=86400' },
  { path: '/cards/*', value: 'public, max-age=86400' },
  { path: '/favicon.svg', value: 'public, max-age=86400' },
] as const;

/** Of all others: pages and feeds are revalidated; unchanged ones are answered with 304. */
export const REVALIDATED = 'no-cache';

export function cacheControlOf(pathname: string): string {
  const fits = ({ path }: { path: string }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  return CACHE_HEADERS.find(fits)?.value ?? REVALIDATED;
}
