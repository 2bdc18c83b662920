import { absolute, LOCAL_SITE } from '#src/lib/paths.ts';

/** The absolute URL of a page of the site: its link opens a new tab beside the panel. */
export const absoluteUrl = (path: string) => new URL(path, window.location.href).href;

/** As search engines get it; under the address of the panel where none of the site is configured. */
export function canonicalUrl(path: string): string {
  const url = absolute(path);
  return url.startsWith(`${LOCAL_SITE}/`) ? absoluteUrl(path) : url;
}
