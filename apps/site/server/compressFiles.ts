import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildCache, hashOf } from './buildCache.ts';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

const GZIP = { level: constants.Z_BEST_COMPRESSION };
interface Effort {
  quality: number;
  /** Bits of the length that is searched for repetitions; default: more than any file has. */
  window?: number;
}

const BROTLI: Record<'best' | 'fast', readonly [first: Effort, better?: Effort]> = {
  best: [{ quality: constants.BROTLI_MAX_QUALITY }],
  // A window of 64 kB takes an eighth of the processor time of a larger one.
  fast: [{ quality: 9, window: 16 }, { quality: 10 }],
};
/** Bytes that the first packets of an answer (ten of 1,460) leave beside its headers. */
const FIRST_PACKETS = 12_900;
/** Bits of a block's length: blocks of 128 kB make the application's own code 0.2 % smaller. */
const BLOCK = 17;

/** All that decides about the compressed bytes besides the text: part of cache keys. */
export const COMPRESSION = JSON.stringify({
  gzip: GZIP.level,
  zlib: process.versions.zlib,
  brotli: BROTLI,
  small: FIRST_PACKETS,
  block: BLOCK,
  library: process.versions.brotli,
});

/** The forms of a file that hosts send compressed. */
export interface CompressedForms {
  br: Buffer;
  gz: Buffer;
}

/**
 * @param effort `fast` is for one of thousands of files: up to 7 % larger in a thirtieth of the
 * time where it fits the first packets all the same, else 2 % in half of the time. Default: `best`
 */
export function compress(text: Buffer, effort: keyof typeof BROTLI = 'best'): CompressedForms {
  const brotli = ({ quality, window = constants.BROTLI_DEFAULT_WINDOW }: Effort) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_LGBLOCK]: BLOCK,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
  const [first, better] = BROTLI[effort];
  const br = brotli(first);
  const isSmall = better === undefined || br.length <= FIRST_PACKETS;
  return { br: isSmall ? br : brotli(better), gz: gzipSync(text, GZIP) };
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

/** Text files without compressed forms, as paths in the folder, in a fixed order. */
export function uncompressedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !existsSync(join(folder, `${file}.br`)))
    .toSorted();
}
