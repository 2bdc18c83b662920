import type { Role } from './access.ts';
import type { BackendForTests, Call } from './backendForTests.ts';

const BUCKET = '/storage/v1/object/pictures';

export const MAY_WRITE: readonly Role[] = ['admin', 'an admin with its second factor'];
export const MAY_LIST: readonly Role[] = [...MAY_WRITE, 'an admin whose session has ended'];

/** A name that no picture has yet. */
export const newName = (width = '480', format = 'webp') =>
  `${crypto.randomUUID().replaceAll('-', '')}-c0ffee-${width}.${format}`;

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

  const upload = async (caller: Call, sent: Sent = {}) => {
    const { name = newName(), type = 'image/webp', bytes = 12, method = 'POST' } = sent;
    const answer = await backend.fetch(`http://localhost${BUCKET}/${name}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        ...(caller.token && { authorization: `Bearer ${caller.token}` }),
        'content-type': type,
        ...sent.headers,
      },
      body: new Uint8Array(bytes),
    });
    await answer.body?.cancel();
    return { name, ok: answer.ok, stored: await isStored(name) };
  };

  /** Runs a statement as a caller, past the service. @returns the number of rows */
  const count = (caller: Call, statement: string, values: unknown[] = []): Promise<number> =>
    backend.sql.transaction(async (tx) => {
      const claims = Buffer.from(caller.token?.split('.')[1] ?? '', 'base64url');
      await tx.query(
        `select set_config('request.jwt.claims', $1, true),
           set_config('request.jwt.claim.sub', $1::json ->> 'sub', true)`,
        [claims.toString()],
      );
      await tx.exec('set local role authenticated');
      return (await tx.query(statement, values)).rows.length;
    });

  return {
    isStored,
    upload,
    count,
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
      count(caller, 'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
        bucket,
        name,
        JSON.stringify(metadata),
      ]),
  };
}
