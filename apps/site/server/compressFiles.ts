import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildCache, hashOf } from './buildCache.ts';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

const GZIP = { level: constants.Z_BEST_COMPRESSION };
const BROTLI = { best: constants.BROTLI_MAX_QUALITY, fast: 10 };
/** Bits of a block's length: blocks of 128 kB make the application's own code 0.2 % smaller. */
const BLOCK = 17;

/** Everything besides a text that decides about its compressed bytes. */
export const COMPRESSION = JSON.stringify({
  gzip: GZIP.level,
  zlib: process.versions.zlib,
  brotli: BROTLI,
  block: BLOCK,
  library: process.versions.brotli,
});

/** The forms of a file that hosts send compressed. */
export interface CompressedForms {
  br: Buffer;
  gz: Buffer;
}

/** @param effort `fast` takes a third of the time for 2 % more bytes; default: `best` */
export function compress(text: Buffer, effort: keyof typeof BROTLI = 'best'): CompressedForms {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
    [constants.BROTLI_PARAM_LGBLOCK]: BLOCK,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return { br: brotliCompressSync(text, { params }), gz: gzipSync(text, GZIP) };
}

/** Takes the compressed forms of a text from the cache, or adds them to it. */
export function compressOnce(
  text: Buffer,
  cache: BuildCache,
): CompressedForms & { cached: boolean } {
  const key = hashOf('compressed', COMPRESSION, text);
  const [br, gz] = cache.read(key) ?? [];
  if (br && gz) return { br, gz, cached: true };
  const made = compress(text);
  cache.write(key, [made.br, made.gz]);
  return { ...made, cached: false };
}

/** The text files of a folder that have no compressed forms yet, as paths in it, in a fixed order. */
export function uncompressedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !existsSync(join(folder, `${file}.br`)))
    .toSorted();
}
