/** File that names every entry of the build. */
export const PUBLISHED_ENTRIES = '/published-entries.json';

export type PublishedEntries = Record<'blog_posts' | 'portfolio', PublishedState[]>;

/** An entry as the build read it. */
export interface PublishedState {
  id: string;
  title: string;
  updated_at?: string | null | undefined;
}

/** Milliseconds for the file. */
const TIMEOUT = 10_000;

/** @throws Error when the site has no such file, as in development */
export async function readPublishedEntries(): Promise<PublishedEntries> {
  const answer = await fetch(PUBLISHED_ENTRIES, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${PUBLISHED_ENTRIES}: ${answer.status}`);
  return answer.json();
}
