/** File that names every entry of the build. */
export const BUILT_ENTRIES = '/published-entries.json';

export type BuiltEntries = Record<'blog_posts' | 'portfolio', BuiltState[]>;

/** An entry as the build read it. */
export interface BuiltState {
  id: string;
  title: string;
  updated_at?: string | null | undefined;
}

/** Milliseconds for the file. */
const TIMEOUT = 10_000;

/** @throws Error when the site has no such file, as in development */
export async function readBuiltEntries(): Promise<BuiltEntries> {
  const answer = await fetch(BUILT_ENTRIES, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${BUILT_ENTRIES}: ${answer.status}`);
  return answer.json();
}
