import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

/**
 * Pages from which on their best compression would hold up the build: it takes a tenth of a second each,
 * and makes them a tenth smaller.
 */
const MANY = 500;

/** Of pages and files in work: Node.js compresses and draws in threads of its own meanwhile. */
export const IN_PARALLEL = { concurrency: 4 };

/** Writes the forms of all text files that hosts send compressed, beside them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => TEXT.test(file));
  const isPage = (file: string) => file.endsWith('.html');
  const qualityOfPages = texts.filter(isPage).length < MANY ? 11 : 6;
  await Readable.from(texts).forEach(async (file: string) => {
    const text = readFileSync(join(folder, file));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isPage(file) ? qualityOfPages : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(text, { params }));
    writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(text));
  }, IN_PARALLEL);
}
