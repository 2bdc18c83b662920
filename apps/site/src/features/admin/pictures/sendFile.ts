import type { SupabaseClient } from '@supabase/supabase-js';
import { backendKey, backendUrl } from '#src/lib/backend/supabase.ts';
import type { EncodedFile } from './encodePicture';
import { parseStorageAnswer, type StorageAnswer } from './parseStorageAnswer';

/** Milliseconds for a file. */
const TIMEOUT = 60_000;
/** Seconds. A name is made of the contents, so a file never changes. */
const KEPT = 31_536_000;

/**
 * Sends a file to the storage service; the client's own upload can't be watched or aborted.
 * @param onProgress gets the bytes sent so far
 * @returns with status 0 when no answer came
 */
export async function sendFile(
  supabase: SupabaseClient,
  { name, content }: EncodedFile,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<StorageAnswer> {
  const { data } = await supabase.auth.getSession();
  signal.throwIfAborted();
  const key = backendKey();
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<StorageAnswer>();
  request.open('POST', `${backendUrl()}/storage/v1/object/pictures/${name}`);
  request.setRequestHeader('apikey', key);
  request.setRequestHeader('Authorization', `Bearer ${data.session?.access_token ?? key}`);
  request.setRequestHeader('Content-Type', content.type);
  request.setRequestHeader('Cache-Control', `max-age=${KEPT}`);
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
  request.addEventListener('loadend', () =>
    resolve(parseStorageAnswer(request.status, request.responseText)),
  );
  const abort = () => {
    reject(signal.reason);
    request.abort();
  };
  signal.addEventListener('abort', abort, { once: true });
  const limit = setTimeout(() => request.abort(), TIMEOUT);
  request.send(content);
  return promise.finally(() => {
    clearTimeout(limit);
    signal.removeEventListener('abort', abort);
  });
}
