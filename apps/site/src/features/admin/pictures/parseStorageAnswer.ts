import { statusMeantBy } from '../lib/askStorage';

/** An answer of the storage service, which names the true status of some 400 in the body. */
export interface StorageAnswer {
  status: number;
  error: { message: string } | null;
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
