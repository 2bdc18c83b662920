import { parseUrl } from '@agency/model/text/parseUrl';

/**
 * The URL that page views are sent to; undefined where they are not counted.
 * @throws Error naming the variable that is malformed, or missing beside the other
 */
export function parseAnalytics(
  raw: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { VITE_COUNTS_PROVIDER: provider, VITE_COUNTS_URL: url } = raw;
  if (!provider && !url) return undefined;
  if (provider !== 'plausible') {
    throw new Error(`VITE_COUNTS_PROVIDER must be "plausible", not "${provider ?? ''}".`);
  }
  if (!url || parseUrl(url)?.protocol !== 'https:') {
    throw new Error(
      `VITE_COUNTS_URL must be an https address like https://counts.example.com/api/event, not "${url ?? ''}".`,
    );
  }
  return url;
}
