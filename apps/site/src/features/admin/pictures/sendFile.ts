import type { SupabaseClient } from '@supabase/supabase-js';
import { backendKey, backendUrl } from '#src/lib/backend/supabase.ts';
import { statusMeantBy } from '../lib/pictureStorage';
import type { EncodedFile } from './encodePicture';

/** Milliseconds for a file. */
const TIMEOUT = 60_000;
/** Seconds. A name is made of the contents, so a file never changes. */
const KEPT = 31_536_000;

/** An answer of the storage service, which names the true status of some 400 in the body. */
export interface StorageAnswer {
  status: number;
  error: { message: string } | null;
}

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

export function parseStorageAnswer(status: number, text: string): StorageAnswer {
  const { Key: stored, statusCode, message = '' } = parsed(text);
  if (status >= 200 && status < 300) {
    // The page of a network that wants a login comes with 200 too.
    return stored ? { status, error: null } : { status: 0, error: { message: '' } };
  }
  return { status: statusMeantBy(Number(statusCode) || status, message), error: { message } };
}

function parsed(text: string): { Key?: unknown; statusCode?: unknown; message?: string } {
  try {
    const { Key, statusCode, message } = JSON.parse(text) ?? {};
    return { Key, statusCode, ...(typeof message === 'string' && { message }) };
  } catch {
    return {};
  }
}
