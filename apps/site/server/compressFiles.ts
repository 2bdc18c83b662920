import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

/**
 * Pages from which on their best compression would hold up the build: it takes a tenth of a second each,
 * and makes them a tenth smaller.
 */
const MANY = 500;

/** Writes the forms of all text files that hosts send compressed, beside them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => TEXT.test(file));
  const isPage = (file: string) => file.endsWith('.html');
  const qualityOfPages = texts.filter(isPage).length < MANY ? 11 : 6;
  await forEachInParallel(texts, async (file) => {
    const text = readFileSync(join(folder, file));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: isPage(file) ? qualityOfPages : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(text, { params }));
    writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(text));
  });
}

/** Works on a few at a time: Node.js compresses and draws in threads of its own meanwhile. */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // The lanes take from one iterator.
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
