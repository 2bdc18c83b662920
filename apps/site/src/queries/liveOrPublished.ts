import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import type { PublishedIndex } from './publishedFiles';
import { isRetried } from './queryClient';

/** Clients whose live reads have failed in the end. */
const cutOff = new WeakSet<QueryClient>();
const indexes = new WeakMap<QueryClient, Promise<PublishedIndex>>();

/** The reading of the build's files, which most visitors never need. */
export const publishedFiles = () => import('./publishedFiles');
export const publishedSearch = () => import('./publishedSearch');
type PublishedFiles = Awaited<ReturnType<typeof publishedFiles>>;

interface Sources<Data> {
  live: () => Promise<Data>;
  /** @returns undefined where the files lack it */
  published: (files: PublishedFiles, index: PublishedIndex) => Promise<Data | undefined>;
  /** Logged before the error of a live read that the files replace. */
  failure: string;
  /** The cache has data already, which a failed read keeps. */
  known: boolean;
}

/**
 * Reads from the backend. When that has failed in the end, this read and all later ones of the client
 * come from the static files of the build, where these have the answer.
 * @throws the backend's error
 */
export async function liveOrPublished<Data>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  { live, published, failure, known }: Sources<Data>,
): Promise<Data> {
  const fromFiles = async () => {
    try {
      const files = await publishedFiles();
      return await published(files, await indexFor(client, files));
    } catch {
      return undefined;
    }
  };
  if (cutOff.has(client)) {
    const data = await fromFiles();
    if (data !== undefined) return data;
  }
  try {
    return await live();
  } catch (cause) {
    const error = cause as Error;
    const failures = client.getQueryState(queryKey)?.fetchFailureCount ?? 0;
    // An aborted read belongs to a component that is gone.
    if (error.name === 'AbortError' || isRetried(failures, error)) throw error;
    cutOff.add(client);
    const data = known ? undefined : await fromFiles();
    if (data === undefined) throw error;
    console.error(failure, error);
    return data;
  }
}

function indexFor(client: QueryClient, files: PublishedFiles): Promise<PublishedIndex> {
  const index = indexes.get(client) ?? files.readPublishedIndex();
  indexes.set(client, index);
  // The next read asks for it again.
  index.catch(() => indexes.delete(client));
  return index;
}
