import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

/** Writes the forms of all text files that hosts send compressed, beside them. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await forEachInParallel(
    files.filter((file) => TEXT.test(file)),
    async (file) => {
      const text = readFileSync(join(folder, file));
      const [br, gz] = await Promise.all([brotli(text, qualityFor(file)), gzipped(text)]);
      writeFileSync(join(folder, `${file}.br`), br);
      writeFileSync(join(folder, `${file}.gz`), gz);
    },
  );
}

const gzipped = promisify(gzip);

/** The best takes three times as long: for the few pages of the menu, not for thousands of entries. */
const qualityFor = (file: string) => (/^[^/\\]+\.html$/.test(file) ? 11 : 10);

function brotli(text: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Works on a few at a time: Node.js compresses and draws in threads of its own meanwhile. */
export async function forEachInParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}
