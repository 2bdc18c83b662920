/** Of no site: what is relative to it and keeps its origin stays on the site that shows the link. */
const SITE = 'https://site.invalid';
const KINDS: Readonly<Record<string, LinkTarget['kind']>> = {
  'http:': 'web',
  'https:': 'web',
  'mailto:': 'contact',
  'tel:': 'contact',
};

export interface LinkTarget {
  kind: 'site' | 'web' | 'contact';
  /** As the browser will follow it: of the site a path, a query or a `#…`, else absolute. */
  href: string;
}

/**
 * Where a URL leads, judged after the browser's own normalisation, which drops tabs and line breaks and takes
 * a backslash for a slash. Undefined for other schemes, for `//host`, and for paths relative to a page.
 */
export function linkTarget(href: string): LinkTarget | undefined {
  if (URL.canParse(href)) {
    const url = new URL(href);
    const kind = KINDS[url.protocol];
    return kind && { kind, href: url.href };
  }
  const [start] = href.replace(/[\t\n\r]/g, '').trimStart();
  if (!/[/\\#?]/.test(start ?? '') || !URL.canParse(href, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, SITE);
  const path = start === '#' || start === '?' ? '' : pathname;
  // A path that begins with two slashes would be another site where the browser reads it next.
  if (origin !== SITE || path.startsWith('//')) return undefined;
  return { kind: 'site', href: path + search + hash || '#' };
}
