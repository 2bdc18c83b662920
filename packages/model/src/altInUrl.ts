/**
 * What a picture shows, for those who don't see it; empty where that is not said. It is in the URL's
 * fragment, which no server is sent, so that any picture can have one without a column of its own.
 */
export const altInUrl = (url: string): string =>
  new URLSearchParams(url.split('#')[1]).get('alt') ?? '';

/** A URL that says what its picture shows. */
export function withAlt(url: string, alt: string): string {
  const [picture = ''] = url.split('#');
  return alt === '' ? picture : `${picture}#${new URLSearchParams({ alt })}`;
}
