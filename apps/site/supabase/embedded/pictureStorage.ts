import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@supabase/lite';

type Files = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Files['uploadObject']>>;

/** As the policy allows them: a file name, never a path. */
const NAME = /^[\da-f-]+\.(?:avif|webp|jpeg)$/;
/** A name is made of the contents, so an answer never becomes outdated. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Where the embedded backend keeps uploaded pictures. Who may read and write them is decided by the
 * policies, before any of these functions is called.
 * @param folder is made with the first picture; without one, pictures stay in memory
 */
export function pictureStorage(folder?: string): Files {
  const memory = new Map<string, Buffer>();
  const fileOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`Not the name of a picture: ${name}`);
    return join(folder ?? '', name);
  };
  const read = (name: string): Buffer | undefined => {
    const file = fileOf(name);
    if (folder === undefined) return memory.get(file);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const write = (name: string, content: Buffer) => {
    const file = fileOf(name);
    if (folder === undefined) return void memory.set(file, content);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, content);
  };
  const remove = (name: string) => {
    const file = fileOf(name);
    if (folder === undefined) memory.delete(file);
    else rmSync(file, { force: true });
  };
  const refuse = () => Promise.reject(new Error('Pictures are neither copied nor signed.'));

  return {
    driver: undefined,
    getObject: async (_bucket, name) => {
      const content = read(name);
      const metadata = metadataOf(name, content ?? Buffer.alloc(0));
      return content
        ? { metadata, httpStatusCode: 200, body: content }
        : { metadata, httpStatusCode: 404 };
    },
    uploadObject: async (_bucket, name, _version, body) => {
      const content = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      write(name, content);
      return metadataOf(name, content);
    },
    deleteObject: async (_bucket, name) => remove(name),
    deleteObjects: async (_bucket, names) => names.forEach(remove),
    headObject: async (_bucket, name) => metadataOf(name, read(name) ?? Buffer.alloc(0)),
    copyObject: refuse,
    privateAssetUrl: refuse,
  };
}

function metadataOf(name: string, content: Buffer): Metadata {
  return {
    cacheControl: CACHE_CONTROL,
    contentLength: content.length,
    size: content.length,
    mimetype: `image/${name.split('.').at(-1)}`,
    lastModified: new Date(),
    eTag: `"${createHash('sha256').update(content).digest('base64url')}"`,
  };
}
