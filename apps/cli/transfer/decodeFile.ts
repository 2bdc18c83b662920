import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes that are in memory at once. */
const CHUNK = 1 << 18;

/**
 * The text of a file, part by part, in the encoding that its first bytes or its XML declaration name; a
 * declaration that the bytes contradict is overruled. Bytes that are no letters become `\ufffd`.
 * @throws Error naming an encoding that can't be read, or that it is an archive
 */
export function* decodeFile(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(CHUNK);
    const utf8 = new TextDecoder();
    let declared: TextDecoder | undefined;
    for (;;) {
      const part = bytes.subarray(0, readSync(handle, bytes));
      const stream = part.length > 0;
      declared ??= decoderOf(encodingOf(part, file), file);
      const [one, other] = [declared, utf8].map((decoder) => decoder.decode(part, { stream }));
      const { length: unreadable = 0 } = other?.match(/\ufffd/g) ?? [];
      const { length: foreign = 0 } = other?.match(/[^\0-\x7f]/g) ?? [];
      // Other encodings hardly ever look like UTF-8 by chance.
      const isUtf8 = unreadable * 2 <= foreign && !declared.encoding.startsWith('utf-16');
      yield (isUtf8 ? other : one) ?? '';
      if (!stream) return;
    }
  } finally {
    closeSync(handle);
  }
}

/** The whole text of a file. */
export const wholeText = (file: string): string => [...decodeFile(file)].join('');

function decoderOf(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Error(
      `${file} is in the encoding ${encoding}, which can't be read: save it as UTF-8.`,
    );
  }
}

/** By the first bytes of a file; what is neither declared nor UTF-8 is most likely from an old Windows. */
function encodingOf(bytes: Buffer, file: string): string {
  const [first, second] = bytes;
  if ((first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b))
    throw new Error(`${file} is an archive: unpack it first.`);
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(
    bytes.toString('latin1', 0, 300),
  )?.[1];
  // That of UTF-16 could not be read as such if it were true.
  return declared === undefined || /^(?:utf-?|ucs-?2)/i.test(declared) ? 'windows-1252' : declared;
}
