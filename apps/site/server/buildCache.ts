import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Bytes of results that the last build didn't use and that stay for other branches. */
const MOST_UNUSED = 256 * 1024 * 1024;
/** Milliseconds after which a file that was never renamed belongs to a build that was killed. */
const ABANDONED = 60 * 60_000;

const KEY = /^[\da-f]{64}$/;
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;

/** Results of builds, each a list of buffers, by the hash of everything that they depend on. */
export interface BuildCache {
  /** @returns undefined where there is no result, or where its file is damaged */
  read: (key: string) => Buffer[] | undefined;
  /** Keeps a result. A folder that can't be written to leaves it out. */
  write: (key: string, result: readonly Uint8Array[]) => void;
}

/** Lies where hosts keep files between builds; `BUILD_CACHE` names another folder. */
export function cacheFolder(root: string): string {
  return process.env.BUILD_CACHE || join(root, 'node_modules/.cache/site');
}

/** SHA-256 of all parts, in lowercase hexadecimal. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With their lengths, so that moving a letter from one part to the next changes the hash.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** Threads and builds may share a cache. The folder is made when something is first kept. */
export function openBuildCache(folder: string): BuildCache {
  return {
    read: (key) => {
      const file = fileOf(folder, key);
      try {
        const result = unpack(readFileSync(file));
        const now = new Date();
        utimesSync(file, now, now);
        return result;
      } catch {
        return undefined;
      }
    },
    write: (key, result) => {
      const file = fileOf(folder, key);
      const partial = `${file}.${randomUUID()}`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        // Renamed once it is complete, so that another build never reads half a file. What a full
        // disk leaves behind is pruned later.
        writeFileSync(partial, pack(result));
        renameSync(partial, file);
      } catch {
        // The build goes on without it.
      }
    },
  };
}

/** Of the results not used since `start`, keeps the last used ones: at most `mostUnused` bytes. */
export function pruneBuildCache(folder: string, start: Date, mostUnused = MOST_UNUSED): void {
  const unused = filesIn(folder)
    .filter(({ used }) => used < start.getTime())
    .toSorted((a, b) => b.used - a.used);
  let bytes = 0;
  for (const { path, name, size, used } of unused) {
    if (!KEY.test(name)) {
      if (used < start.getTime() - ABANDONED) rmSync(path, { force: true });
      continue;
    }
    bytes += size;
    if (bytes > mostUnused) rmSync(path, { force: true });
  }
}

/** Folders of at most a few hundred files each, by the key's first two digits. */
function fileOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key);
}

function filesIn(folder: string): { path: string; name: string; size: number; used: number }[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      // Another build may have pruned it meanwhile.
      const stats = entry.isFile() && statSync(path, { throwIfNoEntry: false });
      return stats ? [{ path, name: entry.name, size: stats.size, used: stats.mtimeMs }] : [];
    });
  } catch {
    return [];
  }
}

/** A digest of the rest, the number of buffers, their lengths, the buffers. */
function pack(result: readonly Uint8Array[]): Buffer {
  const lengths = Buffer.alloc(LENGTH_BYTES * (result.length + 1));
  lengths.writeUInt32LE(result.length);
  for (const [index, part] of result.entries()) {
    lengths.writeUInt32LE(part.length, LENGTH_BYTES * (index + 1));
  }
  const content = Buffer.concat([lengths, ...result]);
  return Buffer.concat([digestOf(content), content]);
}

/** @throws Error when the digest is another */
function unpack(file: Buffer): Buffer[] {
  const content = file.subarray(DIGEST_BYTES);
  if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) throw new Error('Damaged');
  const count = content.readUInt32LE();
  let offset = LENGTH_BYTES * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const length = content.readUInt32LE(LENGTH_BYTES * (index + 1));
    offset += length;
    return content.subarray(offset - length, offset);
  });
}

function digestOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
