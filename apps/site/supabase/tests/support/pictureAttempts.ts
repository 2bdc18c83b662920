import { runAs } from './access.ts';
import type { BackendForTests, Call } from './backendForTests.ts';

const BUCKET = '/storage/v1/object/pictures';

/** A name that no picture has yet. */
export const newName = () => `${crypto.randomUUID().replaceAll('-', '')}-c0ffee-480.webp`;

export interface Sent {
  name?: string;
  type?: string;
  bytes?: number;
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
}

/** Attempts to add, list and delete pictures; what became of them is looked up by the owner. */
export function pictureAttempts(backend: BackendForTests) {
  const isStored = async (name: string): Promise<boolean> =>
    (await backend.sql.query('select from storage.objects where name = $1', [name])).rows.length >
    0;

  const upload = async (
    caller: Call,
    { name = newName(), type = 'image/webp', bytes = 12, method = 'POST', headers }: Sent = {},
  ) => {
    const answer = await backend.fetch(`http://localhost${BUCKET}/${name}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        'content-type': type,
        ...headers,
      },
      body: new Uint8Array(bytes),
    });
    await answer.body?.cancel();
    return { name, ok: answer.ok, stored: await isStored(name) };
  };

  return {
    isStored,
    upload,
    /** @returns whether the picture is gone */
    remove: async (caller: Call, name: string) => {
      await backend.call(BUCKET, { ...caller, method: 'DELETE', body: { prefixes: [name] } });
      return !(await isStored(name));
    },
    /** Whether a caller finds the picture in the list. */
    lists: async (caller: Call, name: string) => {
      const { body } = await backend.call('/storage/v1/object/list/pictures', {
        ...caller,
        method: 'POST',
        body: { prefix: '', limit: 1000 },
      });
      return JSON.stringify(body).includes(name);
    },
    seesBucket: async (caller: Call, bucket = 'pictures') =>
      (await backend.call(`/storage/v1/bucket/${bucket}`, caller)).status === 200,
    /** Adds a row as a storage service does that stores more about it. @throws when it is refused */
    insert: (caller: Call, name: string, metadata: object, bucket = 'pictures') =>
      runAs(
        backend,
        caller,
        'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)',
        [bucket, name, JSON.stringify(metadata)],
      ),
  };
}
