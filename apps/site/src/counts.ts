/** Where page views are counted. */
export interface Counts {
  provider: 'plausible';
  /** Takes the views. */
  url: string;
}

/**
 * Kept out of `env.ts`, which knows what every site needs.
 * @returns undefined where neither variable is set: nothing is counted
 * @throws Error naming the variable that is malformed, or missing beside the other
 */
export function parseCounts(raw: Readonly<Record<string, string | undefined>>): Counts | undefined {
  const { VITE_COUNTS_PROVIDER: provider, VITE_COUNTS_URL: url } = raw;
  if (!provider && !url) return undefined;
  if (provider !== 'plausible') {
    throw new Error(`VITE_COUNTS_PROVIDER must be "plausible", not "${provider ?? ''}".`);
  }
  if (!url || URL.parse(url)?.protocol !== 'https:') {
    throw new Error(
      `VITE_COUNTS_URL must be an https address like https://counts.example.com/api/event, not "${url ?? ''}".`,
    );
  }
  return { provider, url };
}
